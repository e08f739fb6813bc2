import { pageText } from '@/content/texts/page-text'
import { type TitledText } from '@/content/texts/page-words'
import { type Language } from '@/lib/language/language'

const facts = { route: '/rovaniemi-sky', picture: 'forestRoadAurora' } as const

/** The pages on which institutes publish their forecasts. */
const INSTITUTES = {
  spaceWeather: 'https://en.ilmatieteenlaitos.fi/auroras-and-space-weather',
  weather: 'https://en.ilmatieteenlaitos.fi/weather/rovaniemi',
  aurora: 'https://www.swpc.noaa.gov/products/aurora-30-minute-forecast',
  solarWind: 'https://www.swpc.noaa.gov/products/real-time-solar-wind',
} as const

type Section = { readonly heading: string; readonly text: string }

/** The text of the page about the sky over Rovaniemi. Its times and dates come from `lib/night/`. */
export type RovaniemiSkyText = {
  readonly name: string
  /** For the browser's title and search results, 50 to 60 characters including the brand. */
  readonly title: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  readonly intro: string
  readonly chart: Section
  readonly months: Section
  readonly moons: Section
  readonly forecast: Section & { readonly steps: readonly TitledText[] }
  readonly institutes: {
    readonly heading: string
    readonly links: Readonly<
      Record<keyof typeof INSTITUTES, { readonly name: string; readonly text: string }>
    >
  }
  readonly onward: Section
}

/** The page about the sky over Rovaniemi. */
export function rovaniemiSkyPage(language: Language) {
  const text = pageText('rovaniemiSky', language)
  const { heading, links } = text.institutes
  const institutes = {
    heading,
    links: Object.entries(links).map(([name, link]) => ({
      ...link,
      href: INSTITUTES[name as keyof typeof INSTITUTES],
    })),
  }
  return { ...facts, ...text, institutes }
}
