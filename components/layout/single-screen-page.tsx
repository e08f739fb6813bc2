import { type ReactNode } from 'react'

import { HeroLayout, HERO_SIZES } from '@/components/ui/hero-layout'
import { Picture } from '@/components/ui/picture'
import { Scrims } from '@/components/ui/scrims'
import { type PictureName } from '@/content/pictures'

type SingleScreenPageProps = {
  readonly heading: string
  readonly picture: PictureName
  readonly children: ReactNode
}

/** A page of a single screen: a picture, a line of text and a link. */
export function SingleScreenPage({ heading, picture, children }: SingleScreenPageProps) {
  return (
    <main className="flex min-h-[88svh] flex-col bg-night on-dark" id="content" tabIndex={-1}>
      <HeroLayout
        picture={
          <>
            {/* Not `isFirst`: every page includes the not-found page and would then preload its picture. */}
            <Picture className="absolute inset-0" isDecoration name={picture} sizes={HERO_SIZES} />
            <Scrims names={[picture]} />
          </>
        }
      >
        <div className="lg:pb-16">
          <h1 className="max-w-[16ch] font-display text-hero">{heading}</h1>
          <div className="mt-5 max-w-[46ch] text-lg sm:text-xl">{children}</div>
        </div>
      </HeroLayout>
    </main>
  )
}
