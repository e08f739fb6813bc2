import { type ReactNode, useId } from 'react'

type FigureFrameProps = {
  readonly title: string
  /** The whole figure in words, for those who do not see it. */
  readonly inWords: string
  readonly caption: string
  /** In the drawing's own units; it is 360 wide, which is about a phone. */
  readonly height: number
  readonly children: ReactNode
}

/**
 * A drawing with its words: a name and a description for assistive technology, a caption for everybody. On a phone it
 * runs from edge to edge, with larger words, so that the smallest of them has 12 px at 320.
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
