import { pageText } from '@/content/texts/page-text'
import { type Language } from '@/lib/language/language'

const facts = { route: '/rovaniemi-sky', picture: 'forestRoadAurora' } as const

/** The pages on which institutes publish their forecasts. */
const INSTITUTES = {
  spaceWeather: 'https://en.ilmatieteenlaitos.fi/auroras-and-space-weather',
  weather: 'https://en.ilmatieteenlaitos.fi/weather/rovaniemi',
  aurora: 'https://www.swpc.noaa.gov/products/aurora-30-minute-forecast',
  solarWind: 'https://www.swpc.noaa.gov/products/real-time-solar-wind',
} as const

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
