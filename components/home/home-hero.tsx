import { NextDateLine } from '@/components/home/next-date-line'
import { FilmHero } from '@/components/home/film-hero'
import { ActionLink } from '@/components/ui/action-link'
import { HERO_SIZES } from '@/components/ui/hero-layout'
import { PageLink } from '@/components/ui/page-link'
import { Picture } from '@/components/ui/picture'
import { Scrims } from '@/components/ui/scrims'
import { film } from '@/content/film'
import { homePage } from '@/content/home'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

export function HomeHero({ language }: { readonly language: Language }) {
  const say = words('home', language)
  const { hero } = homePage(language)
  const { tour, promise } = hero.flagship
  const address = addressOf(tour.route, language)
  return (
    <section className="shown-whole flex min-h-svh flex-col bg-night on-dark" id="home" tabIndex={-1}>
      <FilmHero
        action={<ActionLink href="#tours">{say('exploreTours')}</ActionLink>}
        film={film}
        poster={
          <Picture
            className="absolute inset-0"
            isFirst
            language={language}
            name={film.poster}
            sizes={HERO_SIZES}
          />
        }
        scrims={<Scrims names={[film.poster]} />}
        words={
          <>
            <h1 className="max-w-[13ch] font-display text-hero">{hero.headline}</h1>
            <p className="mt-5 max-w-[46ch] text-balance min-[22.5rem]:text-lg sm:text-xl lg:max-w-[40ch]">
              {hero.text}
            </p>
            <div className="mt-6 leading-snug text-balance">
              <p className="border-l-2 border-aurora pl-4 text-lg">
                <PageLink className="font-medium underline underline-offset-4" href={address}>
                  {say('flagship', {
                    tour: tour.name,
                    price: formatEuros(tour.prices.adultCents, language),
                  })}
                </PageLink>
                <span className="mt-1 block">{promise}</span>
              </p>
              <NextDateLine
                className="max-w-[44ch] border-l-2 border-aurora pt-2 pl-4"
                route={address}
                tourIds={[tour.id]}
              />
            </div>
          </>
        }
      />
    </section>
  )
}
