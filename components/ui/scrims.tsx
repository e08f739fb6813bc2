/** What keeps words readable over any picture: night from above for the header, from below for the headline. */
export function Scrims() {
  return (
    <>
      <div className="pointer-events-none absolute inset-x-0 top-0 z-10 h-40 scrim-fall" />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 z-10 h-1/2 scrim-rise lg:h-full lg:scrim-corner" />
    </>
  )
}
