import { type ReactNode } from 'react'

/** The `sizes` attribute of a 16:9 picture that covers its box, from which the browser chooses a file. */
export const HERO_SIZES = '(min-width: 1024px) max(100vw, 178vh), 130vw'

type HeroLayoutProps = {
  /** A picture or a slideshow that fills its box. */
  readonly picture: ReactNode
  readonly children: ReactNode
}

/**
 * The first screen of a page. On phones the picture is above the text; on wide screens the text is in a corner of the
 * picture. On a short phone screen the picture shrinks, so that the text is visible.
 *
 * The picture never fills the whole screen, not even before the text has loaded: browsers do not count such an element
 * as the largest paint (https://web.dev/articles/lcp) and would pick the film that follows.
 */
export function HeroLayout({ picture, children }: HeroLayoutProps) {
  return (
    <div className="relative flex grow flex-col overflow-hidden opening-ground lg:justify-end">
      <div className="relative min-h-[clamp(9rem,100svh-26rem,52svh)] grow max-lg:max-h-[99svh] lg:absolute lg:inset-0 lg:bottom-px">
        {picture}
      </div>
      <div className="pointer-events-none relative z-10 page-width -mt-[clamp(1rem,100svh-34.5rem,3.75rem)] pb-10 *:pointer-events-auto max-[18rem]:mt-0 lg:mt-0 lg:pt-36 print:mt-0">
        {children}
      </div>
    </div>
  )
}
