import { type Metadata } from 'next'

import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { SkyPage } from '@/components/night/sky-page'
import { rovaniemiSkyPage } from '@/content/rovaniemi-sky'
import { helsinkiDay } from '@/lib/calendar/day'
import { nextSeason, type SeasonDates, currentOrNextSeason } from '@/lib/calendar/season'
import { hoursSinceNoon } from '@/lib/night/hours-since-noon'
import { twilightByMonth, listNewMoons, listSkies } from '@/lib/night/season-nights'

export const metadata: Metadata = {
  ...pageMetadata(rovaniemiSkyPage('en')),
  title: rovaniemiSkyPage('en').title,
}

/** The days shown, `MM-DD`; slightly longer than the season of dark nights. */
const DARK_SEASON = { start: '09-01', end: '04-30' } as const

export default function RovaniemiSkyPage() {
  const season = currentOrNextSeason(helsinkiDay(new Date()), DARK_SEASON)
  const later = nextSeason(season, DARK_SEASON)
  const skies = listSkies(season.start, season.end)
  return (
    <>
      <BreadcrumbStructuredData crumbs={[rovaniemiSkyPage('en')]} />
      <SkyPage
        laterMoons={[{ season: yearsOf(later), newMoons: listNewMoons(later.start, later.end) }]}
        months={twilightByMonth(skies, hoursSinceNoon)}
        newMoons={listNewMoons(season.start, season.end)}
        season={yearsOf(season)}
        skies={skies}
      />
    </>
  )
}

function yearsOf({ start, end }: SeasonDates): string {
  return `${start.slice(0, 4)} to ${end.slice(0, 4)}`
}
