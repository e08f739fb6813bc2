import { SeasonChart } from '@/components/night/season-chart'
import { BackLink } from '@/components/ui/back-link'
import { PageLink } from '@/components/ui/page-link'
import { rovaniemiSkyPage } from '@/content/rovaniemi-sky'
import { tourPages } from '@/content/tours/all-pages'
import { yourStayPage } from '@/content/your-stay'
import { helsinkiDay } from '@/lib/calendar/day'
import { addressOf } from '@/lib/contract/address'
import { formatClock, formatDate, formatMonth } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { hoursSinceNoon } from '@/lib/night/hours-since-noon'
import { type MonthTwilight } from '@/lib/night/season-nights'
import { type Sky } from '@/lib/night/sky'
import { words } from '@/lib/words/words'

type SkyPageProps = {
  readonly language: Language
  /** The season, such as `2026 to 2027`. */
  readonly season: string
  readonly skies: readonly Sky[]
  readonly months: readonly MonthTwilight[]
  readonly newMoons: readonly Date[]
  /** New moons of later seasons. */
  readonly laterMoons: readonly { readonly season: string; readonly newMoons: readonly Date[] }[]
}

/** The season's darkness as a chart and in numbers, the new moons, and notes on what cannot be computed. */
export function SkyPage({ language, season, skies, months, newMoons, laterMoons }: SkyPageProps) {
  const say = words('skyPage', language)
  const { name, intro, chart, forecast, institutes, onward } = rovaniemiSkyPage(language)
  const nightTours = tourPages(language).filter(({ category }) => category === 'northernLights')
  return (
    <main id="content" tabIndex={-1}>
      <div className="bg-night pt-36 pb-section on-dark lg:pt-44 print:pt-0">
        <div className="page-width grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr] xl:grid-cols-[1fr_35rem]">
          <div>
            <BackLink href={addressOf('/', language)}>{words('pages', language)('home')}</BackLink>
            <h1 className="mt-3 max-w-[12ch] font-display text-hero">{name}</h1>
            <p className="mt-6 max-w-[34ch] text-lg text-balance sm:text-xl">{intro}</p>
            <h2 className="mt-16 font-display text-title">{chart.heading}</h2>
            <p className="mt-1 text-mist">{say('season', { season })}</p>
            <p className="mt-4 max-w-measure text-pretty">{`${chart.text} ${say('rings')}`}</p>
          </div>
          <SeasonChart
            label={say('chart', { season, ...longestNight(months, language) })}
            language={language}
            newMoons={newMoons.map(helsinkiDay)}
            skies={skies}
          />
        </div>
      </div>
      <div className="page-width grid gap-x-16 gap-y-section py-section lg:grid-cols-2">
        <Months language={language} months={months} />
        <Moons language={language} laterMoons={laterMoons} newMoons={newMoons} season={season} />
        <section>
          <h2 className="font-display text-title">{forecast.heading}</h2>
          <p className="mt-4 max-w-measure text-pretty">{forecast.text}</p>
          <ol className="mt-8 grid gap-6">
            {forecast.steps.map(({ title, text }) => (
              <li className="border-t border-ice pt-4" key={title}>
                <h3 className="font-display text-xl">{title}</h3>
                <p className="mt-1 max-w-measure text-pretty">{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2 className="font-display text-title">{institutes.heading}</h2>
          <ul className="mt-8 grid gap-6">
            {institutes.links.map(({ name: link, href, text }) => (
              <li className="border-t border-ice pt-4" key={href}>
                <a
                  className="inline-block min-h-11 py-2 underline underline-offset-4"
                  href={href}
                  rel="noopener"
                >
                  {link}
                </a>
                <p className="text-slate">{text}</p>
              </li>
            ))}
          </ul>
          <h2 className="mt-16 font-display text-title">{onward.heading}</h2>
          <p className="mt-4 max-w-measure text-pretty">{onward.text}</p>
          <ul className="mt-4">
            {[yourStayPage(language), ...nightTours.map(({ tour }) => tour)].map(({ name: page, route }) => (
              <li key={route}>
                <PageLink
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                  href={addressOf(route, language)}
                >
                  {page}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  )
}

const CELL = 'border-t border-ice py-3 pr-2 text-left last:pr-0 sm:pr-4 align-baseline font-normal'

function Months({ language, months }: Pick<SkyPageProps, 'language' | 'months'>) {
  const say = words('skyPage', language)
  const { heading, text } = rovaniemiSkyPage(language).months
  return (
    <section aria-labelledby="dark-hours">
      <h2 className="font-display text-title" id="dark-hours">
        {heading}
      </h2>
      <p className="mt-4 max-w-measure text-pretty">{text}</p>
      <div aria-labelledby="dark-hours" className="table-frame mt-8" role="group" tabIndex={0}>
        <table className="w-full tabular-nums max-[24rem]:text-sm">
          <thead>
            <tr className="text-sm text-slate">
              <th className={CELL} scope="col">
                {say('month')}
              </th>
              <th className={CELL} scope="col">
                {say('getsDark')}
              </th>
              <th className={CELL} scope="col">
                {say('getsLight')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, dusk, dawn }) => (
              <tr key={month}>
                <th className={`${CELL} min-[24rem]:whitespace-nowrap`} scope="row">
                  {formatMonth(month, language)}
                </th>
                <td className={`${CELL} whitespace-nowrap`}>
                  {`${formatClock(dusk.earliest, language)}–${formatClock(dusk.latest, language)}`}
                </td>
                <td className={`${CELL} whitespace-nowrap`}>
                  {`${formatClock(dawn.earliest, language)}–${formatClock(dawn.latest, language)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type MoonsProps = Pick<SkyPageProps, 'language' | 'season' | 'newMoons' | 'laterMoons'>

function Moons({ language, season, newMoons, laterMoons }: MoonsProps) {
  const { heading, text } = rovaniemiSkyPage(language).moons
  return (
    <section aria-labelledby="new-moons" className="flex flex-col">
      <h2 className="font-display text-title" id="new-moons">
        {heading}
      </h2>
      <p className="mt-4 max-w-measure text-pretty">{text}</p>
      {/* On wide screens the months are in two columns. */}
      <div className="mt-auto grid gap-8 pt-8 sm:grid-cols-2">
        {[{ season, newMoons }, ...laterMoons].map((list) => (
          <div key={list.season}>
            <h3 className="border-t border-ice py-3 text-sm text-slate">
              {words('skyPage', language)('season', { season: list.season })}
            </h3>
            <ul className="tabular-nums">
              {list.newMoons.map((moon) => (
                <li className="border-t border-ice py-3" key={moon.getTime()}>
                  {formatDate(helsinkiDay(moon), language)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** When it is dark in the darkest month, on its longest nights. */
function longestNight(months: readonly MonthTwilight[], language: Language) {
  const darkest = months.reduce((best, month) => (lengthOf(month) > lengthOf(best) ? month : best))
  return {
    month: formatMonth(darkest.month, language),
    from: formatClock(darkest.dusk.earliest, language),
    to: formatClock(darkest.dawn.latest, language),
  }
}

function lengthOf({ dusk, dawn }: MonthTwilight): number {
  return hoursSinceNoon(dawn.latest) - hoursSinceNoon(dusk.earliest)
}
