import 'server-only'
import { z } from 'zod'
import { tours } from '@/content/tours/all-tours'
import { type Prices } from '@/lib/booking/money/quote'
import { type Day, helsinkiDay } from '@/lib/calendar/day'
import { type OperatorField } from '@/lib/contract/operator-page'
import { capitalize } from '@/lib/language/capitalize'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { standaloneAct } from '@/lib/office/act'
import { defineStandaloneCommand } from '@/lib/office/command'
import { checkShownDays, digestLines } from '@/lib/office/departure/shown-days'
import { nothingToDoOutcome, readyOutcome, refusedField } from '@/lib/office/outcomes'
import { findTourIdByText, TOUR_LIST_TEXT } from '@/lib/office/tour-input'
import {
  haveSamePrices,
  openSeasonsOf,
  type SeasonPlan,
  seasonStartingIn,
} from '@/lib/use-cases/departures/open-season'
import { listOrphanedTours, orphanedTourText } from '@/lib/use-cases/departures/tour-snapshots'

const ALL_TOURS = 'all'

/** If more days than this are meant, the others are counted rather than listed. */
const MAX_LISTED_DAYS = 10

const YEARS_AHEAD = 3

export const openSeasonAct = standaloneAct({
  done: 'The season is on sale.',
  input: z.object({
    tour: z
      .string()
      .transform((text) => (text.toLowerCase() === ALL_TOURS ? tours : toursNamed(text)))
      .refine((wanted) => wanted.length > 0, `The tours are: ${ALL_TOURS}, ${TOUR_LIST_TEXT}`),
    season: z
      .string()
      .regex(/^20\d\d$/, 'Please write the year in which the season begins, such as 2026')
      .transform(Number),
  }),
  fields: (_, now) => fieldsAt(now),
  async run({ input: { tour: wanted, season: year }, how, shown, now }) {
    const seasons = wanted
      .map((tour) => ({ tour, dates: seasonStartingIn(year, tour) }))
      .filter(({ dates }) => dates.end >= helsinkiDay(now))
    if (seasons.length === 0) return refusedField('season', `The season of ${year} is over.`)
    const { plans, added } = await openSeasonsOf[how](
      { seasons, check: checkShownDays(shown, (plans) => plans.map(planLine)) },
      now,
    )
    const lines = plans.map(planLine)
    if (added === null) return nothingToDoOutcome(lines.join('\n'))
    const orphans = (await listOrphanedTours(now)).map((orphan) => `${capitalize(orphanedTourText(orphan))}.`)
    const done = [`Published, with ${plural(added, 'new departure')}.`, ...orphans].join('\n')
    return readyOutcome(lines, {}, { shown: digestLines(lines), done })
  },
})

export const openSeasonCommand = defineStandaloneCommand('season open', {
  about:
    'put a season on sale from today on, with the prices and times in content/tours; run it again after changing those',
  examples: ['1 2026', 'all 2026 --dry-run'],
  inputs: {
    tour: { argument: '<tour>', about: 'its number or page, or "all"' },
    season: { argument: '<season>', about: 'the year in which the season begins' },
  },
  act: () => openSeasonAct,
})

function toursNamed(text: string) {
  const id = findTourIdByText(text)
  return tours.filter((tour) => tour.id === id)
}

/** The seasons offered begin last year, if that one is still running, this year or later. */
function fieldsAt(now: Date): readonly OperatorField[] {
  const today = helsinkiDay(now)
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => thisYear - 1 + index)
    .filter((year) => tours.some((tour) => seasonStartingIn(year, tour).end >= today))
    .map(String)
  return [
    {
      ...{ name: 'tour', label: 'Tour', isHalf: true },
      options: [
        { value: ALL_TOURS, text: 'All tours' },
        ...tours.map(({ id, name }) => ({ value: String(id), text: name })),
      ],
    },
    {
      ...{ name: 'season', label: 'Season that begins in', isHalf: true, value: String(thisYear) },
      options: years.map((year) => ({ value: year, text: year })),
    },
  ]
}

/** Describe what happens to a tour's season, and what stays as it is. */
function planLine({ tour, added, known, moved, published, ...kept }: SeasonPlan): string {
  const isRepriced = published !== null && !haveSamePrices(published, tour)
  const sentences = [
    `${tour.name}: ${addedText(tour, added)}`,
    ...(known > 0 ? [`${plural(known, 'date exists', 'dates exist')} already, and no seats change`] : []),
    ...(moved.length > 0 ? [`Dates without guests get new times: ${daysText(moved)}`] : []),
    ...(kept.keptForGuests.length > 0
      ? [
          `Kept at other times than the tour’s, because guests have booked them: ${daysText(kept.keptForGuests)}`,
        ]
      : []),
    ...(kept.otherSeats.length > 0
      ? [`Kept with other numbers of seats than the tour’s: ${daysText(kept.otherSeats)}`]
      : []),
    ...(isRepriced
      ? [
          `The price becomes ${pricesText(tour.prices)} instead of ${pricesText(published.prices)}, also on all its other dates without a price of their own`,
        ]
      : []),
  ]
  return `${sentences.join('. ')}.`
}

function addedText({ times, seatsPerDeparture, prices }: SeasonPlan['tour'], added: readonly Day[]): string {
  const [first, last] = [added[0], added.at(-1)]
  if (first === undefined || last === undefined) return 'no new departures'
  const days = first === last ? `on ${formatDay(first)}` : `from ${formatDay(first)} to ${formatDay(last)}`
  const each = `at ${times.start}, with ${plural(seatsPerDeparture, 'seat')} each, ${pricesText(prices)}`
  return `${plural(added.length, 'new departure')} ${days}, ${each}`
}

function pricesText({ adultCents, childCents }: Prices): string {
  return `adult ${formatEuros(adultCents)}, child ${formatEuros(childCents)}`
}

function daysText(days: readonly Day[]): string {
  const named = days.slice(0, MAX_LISTED_DAYS).join(', ')
  return days.length > MAX_LISTED_DAYS ? `${named} and ${days.length - MAX_LISTED_DAYS} more` : named
}
