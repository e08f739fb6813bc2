import { type ReactNode, useId } from 'react'

type FigureFrameProps = {
  readonly title: string
  /** A full text alternative to the drawing. */
  readonly inWords: string
  readonly caption: string
  /** Height in the drawing's units, of which it is 360 wide: about the width of a phone in pixels. */
  readonly height: number
  readonly children: ReactNode
}

/**
 * The frame of a drawing, with a name and a description for assistive technology and a visible caption. On a phone it
 * spans the full width with larger text, so that the smallest text is 12 px on a 320 px screen.
 */
export function FigureFrame({ title, inWords, caption, height, children }: FigureFrameProps) {
  const id = useId()
  return (
    <figure className="my-12 max-w-[38rem]">
      <div className="max-sm:-mx-gutter">
        <svg
          aria-labelledby={`${id}-title ${id}-words`}
          className="w-full bg-night font-text text-[11px] text-snow max-sm:text-[calc(16.5px-0.8vw)] sm:rounded-sm"
          fill="currentColor"
          role="img"
          viewBox={`0 0 360 ${height}`}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-words`}>{inWords}</desc>
          {children}
        </svg>
      </div>
      <figcaption className="mt-3 text-sm text-slate">{caption}</figcaption>
    </figure>
  )
}
