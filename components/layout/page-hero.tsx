import { clsx } from 'clsx'
import { type ReactNode } from 'react'

import { BackLink } from '@/components/ui/back-link'
import { HeroLayout } from '@/components/ui/hero-layout'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type PageHeroProps = {
  readonly className?: string
  readonly language: Language
  /** Whether the picture fills the screen; otherwise the next section is already visible. */
  readonly isTall?: boolean
  readonly picture: ReactNode
  /** The link above the title; by default, to the home page. */
  readonly backLink?: ReactNode
  readonly heading: string
  readonly summary: string
  /** Shown below the picture: facts and the main action. */
  readonly children?: ReactNode
}

/** A page's first screen: the picture, a link back, the title and one line of text. */
export function PageHero(props: PageHeroProps) {
  const { className, language, isTall = false, picture, backLink, heading, summary, children } = props
  return (
    <div
      className={clsx(
        className,
        'shown-whole flex flex-col opening-ground',
        isTall ? 'lg:min-h-[min(100svh,64rem)]' : 'lg:min-h-[min(78svh,48rem)]',
      )}
    >
      <HeroLayout picture={picture}>
        <p>
          {backLink ?? (
            <BackLink href={addressOf('/', language)}>{words('pages', language)('home')}</BackLink>
          )}
        </p>
        <h1 className="mt-3 max-w-[18ch] font-display text-hero lg:max-w-[12ch]">{heading}</h1>
        <p className="mt-5 max-w-[44ch] text-lg text-balance sm:text-xl">{summary}</p>
      </HeroLayout>
      {children}
    </div>
  )
}
