import { NextDateLine } from '@/components/home/next-date-line'
import { FilmHero } from '@/components/home/film-hero'
import { ActionLink } from '@/components/ui/action-link'
import { HERO_SIZES } from '@/components/ui/hero-layout'
import { PageLink } from '@/components/ui/page-link'
import { Picture } from '@/components/ui/picture'
import { Scrims } from '@/components/ui/scrims'
import { film } from '@/content/film'
import { homePage } from '@/content/home'
import { formatEuros } from '@/lib/language/money'

const { hero } = homePage('en')
const { tour, promise } = hero.flagship

export function HomeHero() {
  return (
    <section className="flex min-h-svh flex-col bg-night on-dark" id="home" tabIndex={-1}>
      <FilmHero
        action={<ActionLink href="#tours">Explore Tours</ActionLink>}
        film={film}
        poster={<Picture className="absolute inset-0" isFirst name={film.poster} sizes={HERO_SIZES} />}
        scrims={<Scrims names={[film.poster]} />}
        words={
          <>
            <h1 className="max-w-[13ch] font-display text-hero">{hero.headline}</h1>
            <p className="mt-5 max-w-[46ch] text-balance min-[22.5rem]:text-lg sm:text-xl lg:max-w-[40ch]">
              {hero.text}
            </p>
            <div className="mt-6 leading-snug text-balance">
              <p className="border-l-2 border-aurora pl-4 text-lg">
                <PageLink className="font-medium underline underline-offset-4" href={tour.route}>
                  {`${tour.name}, ${formatEuros(tour.prices.adultCents)}`}
                </PageLink>
                <span className="mt-1 block">{promise}</span>
              </p>
              <NextDateLine
                className="max-w-[44ch] border-l-2 border-aurora pt-2 pl-4"
                route={tour.route}
                tourIds={[tour.id]}
              />
            </div>
          </>
        }
      />
    </section>
  )
}
