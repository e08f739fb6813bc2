import { clsx } from 'clsx'
import { type ReactNode } from 'react'

type ActionLinkProps = {
  readonly href: `#${string}`
  readonly className?: string
  readonly children: ReactNode
}

/** The one thing to do on a screen, as a way to a place on the same page. */
export function ActionLink({ href, className, children }: ActionLinkProps) {
  return (
    <a
      className={clsx(
        'inline-flex min-h-13 items-center justify-center rounded-full bg-ember px-8 py-3 font-medium text-ink transition-colors duration-200 hover:bg-ember/85',
        className,
      )}
      href={href}
    >
      {children}
    </a>
  )
}
