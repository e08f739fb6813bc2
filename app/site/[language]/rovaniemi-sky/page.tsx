import { type Metadata } from 'next'

import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { SkyPage } from '@/components/night/sky-page'
import { rovaniemiSkyPage } from '@/content/rovaniemi-sky'
import { helsinkiDay } from '@/lib/calendar/day'
import { nextSeason, type SeasonDates, currentOrNextSeason } from '@/lib/calendar/season'
import { type Language } from '@/lib/language/language'
import { hoursSinceNoon } from '@/lib/night/hours-since-noon'
import { twilightByMonth, listNewMoons, listSkies } from '@/lib/night/season-nights'
import { words } from '@/lib/words/words'

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const language = await pageLanguage(props)
  const page = rovaniemiSkyPage(language)
  return { ...pageMetadata(page, language), title: page.title }
}

/** The days shown, `MM-DD`; slightly longer than the season of dark nights. */
const DARK_SEASON = { start: '09-01', end: '04-30' } as const

export default async function RovaniemiSkyPage(props: LanguageProps) {
  const language = await pageLanguage(props)
  const season = currentOrNextSeason(helsinkiDay(new Date()), DARK_SEASON)
  const later = nextSeason(season, DARK_SEASON)
  const skies = listSkies(season.start, season.end)
  return (
    <>
      <BreadcrumbStructuredData crumbs={[rovaniemiSkyPage(language)]} language={language} />
      <SkyPage
        language={language}
        laterMoons={[{ season: yearsText(later, language), newMoons: listNewMoons(later.start, later.end) }]}
        months={twilightByMonth(skies, hoursSinceNoon)}
        newMoons={listNewMoons(season.start, season.end)}
        season={yearsText(season, language)}
        skies={skies}
      />
    </>
  )
}

function yearsText({ start, end }: SeasonDates, language: Language): string {
  return words('skyPage', language)('years', { from: start.slice(0, 4), to: end.slice(0, 4) })
}
