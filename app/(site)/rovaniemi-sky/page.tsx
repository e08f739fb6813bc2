import { type Metadata } from 'next'

import { pageMetadata } from '@/app/(site)/page-metadata'
import { Breadcrumbs } from '@/app/structured-data'
import { SkyPage } from '@/components/night/sky-page'
import { rovaniemiSky } from '@/content/rovaniemi-sky'
import { helsinkiDay } from '@/lib/calendar/day'
import { nextSeason, type SeasonDates, currentOrNextSeason } from '@/lib/calendar/season'
import { hoursSinceNoon } from '@/lib/night/hours-since-noon'
import { twilightByMonth, newMoonsBetween, skiesBetween } from '@/lib/night/season-nights'

export const metadata: Metadata = {
  ...pageMetadata(rovaniemiSky),
  title: rovaniemiSky.title,
}

/** `MM-DD`; slightly longer than the season of dark nights. */
const DARK_SEASON = { start: '09-01', end: '04-30' } as const

export default function RovaniemiSky() {
  const season = currentOrNextSeason(helsinkiDay(new Date()), DARK_SEASON)
  const later = nextSeason(season, DARK_SEASON)
  const skies = skiesBetween(season.start, season.end)
  return (
    <>
      <Breadcrumbs crumbs={[rovaniemiSky]} />
      <SkyPage
        laterMoons={[{ season: yearsOf(later), newMoons: newMoonsBetween(later.start, later.end) }]}
        months={twilightByMonth(skies, hoursSinceNoon)}
        newMoons={newMoonsBetween(season.start, season.end)}
        season={yearsOf(season)}
        skies={skies}
      />
    </>
  )
}

function yearsOf({ start, end }: SeasonDates): string {
  return `${start.slice(0, 4)} to ${end.slice(0, 4)}`
}
