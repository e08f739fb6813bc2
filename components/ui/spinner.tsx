/** A symbol that spins while something is in progress; the text next to it says what. */
export function Spinner() {
  return (
    <svg aria-hidden="true" className="size-5 motion-safe:animate-spin" fill="none" viewBox="0 0 20 20">
      <circle cx="10" cy="10" opacity="0.25" r="8" stroke="currentColor" strokeWidth="2" />
      <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeLinecap="round" strokeWidth="2" />
    </svg>
  )
}

/** The label of a button while its work is in progress. */
export function BusyLabel({ children }: { readonly children: string }) {
  return (
    <>
      <Spinner />
      <span>{children}</span>
    </>
  )
}
