type PlainLinkProps = { readonly href: string; readonly children: string }

/** An underlined link as tall as a finger, for pages without scripts. */
export function PlainLink({ href, children }: PlainLinkProps) {
  return (
    <a className="inline-flex min-h-11 items-center underline underline-offset-4" href={href}>
      {children}
    </a>
  )
}
