import { type ReactNode } from 'react'

type OpeningProps = {
  /** A picture or a slideshow that fills its box. */
  readonly picture: ReactNode
  readonly children: ReactNode
}

/**
 * The first screen of a page. Phones have the picture above and the words on its ground below; wide screens have the
 * words in the picture's corner. Where a phone's screen is short the picture gives way, so that the words are seen.
 */
export function Opening({ picture, children }: OpeningProps) {
  return (
    <div className="relative flex grow flex-col overflow-hidden opening-ground lg:justify-end">
      <div className="relative min-h-[clamp(9rem,100svh-26rem,52svh)] grow lg:absolute lg:inset-0">
        {picture}
      </div>
      <div className="pointer-events-none relative z-10 page-width -mt-[clamp(1rem,100svh-34.5rem,3.75rem)] pb-10 *:pointer-events-auto max-[18rem]:mt-0 lg:mt-0 lg:pt-36 print:mt-0">
        {children}
      </div>
    </div>
  )
}
