import { clsx } from 'clsx'
import { type ReactNode } from 'react'

type StoryWithPanelProps = {
  readonly panel: ReactNode
  /** Spans the full width: below the text and panel if they are side by side, or between them if they are stacked. */
  readonly pictures?: ReactNode
  readonly children: ReactNode
}

/** The text of a page with a booking or enquiry panel, side by side if there is space. */
export function TextWithPanel({ panel, pictures, children }: StoryWithPanelProps) {
  return (
    <div className="lg:page-grid">
      <div className="grid content-start gap-section px-gutter py-section lg:col-[page-start/9] lg:row-start-1 lg:pr-8 lg:pl-0 xl:pr-12">
        {children}
      </div>
      {pictures ? <div className="lg:col-[full-start/full-end] lg:row-start-2">{pictures}</div> : null}
      {/*
       * The panel is taller than most screens: it scrolls with the text until its end is visible, then stays there.
       */}
      <div
        className={clsx(
          'px-gutter pb-section *:scroll-mt-4 lg:sticky lg:bottom-8 lg:col-[9/page-end] lg:row-start-1 lg:self-end lg:pt-section lg:pr-0 lg:pl-8 xl:pl-12',
          pictures && 'pt-section',
        )}
      >
        {panel}
      </div>
    </div>
  )
}
