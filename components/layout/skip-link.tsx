type SkipLinkProps = {
  readonly href: '#content' | '#booking-dates'
  readonly children: string
}

/** Shown while it has the focus: past what a reader by keyboard would otherwise go through. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-night px-6 py-3 on-dark focus:translate-y-0 print:hidden"
      href={href}
    >
      {children}
    </a>
  )
}
