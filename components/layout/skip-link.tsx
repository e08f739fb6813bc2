type SkipLinkProps = {
  readonly href: '#content' | '#booking-dates'
  readonly children: string
}

/** A link visible only while focused, with which keyboard users skip the header. */
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
