import { type ReactNode } from 'react'

type OpeningProps = {
  /** A picture or a slideshow that fills its box. */
  readonly picture: ReactNode
  readonly children: ReactNode
}

/**
 * The first screen of a page. Phones have the picture above and the words on its ground below; wide screens have the
 * words in the picture's corner.
 */
export function Opening({ picture, children }: OpeningProps) {
  return (
    <div className="relative flex grow flex-col overflow-hidden opening-ground lg:justify-end">
      <div className="relative min-h-[max(52svh,20rem)] grow lg:absolute lg:inset-0 max-lg:[@media(height<40rem)]:min-h-44">
        {picture}
      </div>
      <div className="pointer-events-none relative z-10 page-width -mt-15 pb-10 *:pointer-events-auto max-[18rem]:mt-0 lg:mt-0 lg:pt-36 print:mt-0">
        {children}
      </div>
    </div>
  )
}
