/** Keeps the place of a confirmation until the browser has looked into its storage. */
export function Waiting() {
  return (
    <p className="mx-auto min-h-96 max-w-xl font-text text-base text-slate" role="status">
      Loading your booking...
    </p>
  )
}
