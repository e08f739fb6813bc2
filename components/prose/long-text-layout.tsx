import { type ReactNode } from 'react'

type LongTextLayoutProps = {
  /** The table of contents. It stays visible next to the text on wide screens and is left out on narrow ones. */
  readonly beside: ReactNode
  readonly children: ReactNode
}

/** A long text with its table of contents next to it. */
export function LongTextLayout({ beside, children }: LongTextLayoutProps) {
  return (
    <div className="page-width grid gap-x-8 py-section lg:grid-cols-12">
      <div className="hidden lg:sticky lg:top-28 lg:col-span-3 lg:block lg:max-h-[calc(100svh-9rem)] lg:self-start lg:overflow-y-auto">
        {beside}
      </div>
      <div className="min-w-0 lg:col-span-8 lg:col-start-5">{children}</div>
    </div>
  )
}
