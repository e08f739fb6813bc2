import { type StayTour } from '@/components/stay/stay-tour'
import { type TourPairing } from '@/lib/booking/days/pair-tours'
import { type Party, seatsFor } from '@/lib/booking/party'
import {
  type StayDaySection,
  type StayTourOffer,
  type SeatAvailability,
  type StayRequest,
} from '@/lib/booking/stay'
import { type Day, listDaysBetween, helsinkiTime } from '@/lib/calendar/day'
import { formatDayOfYear, formatWeekday, formatSeason } from '@/lib/language/dates'
import { formatList } from '@/lib/language/lists'
import { plural } from '@/lib/language/pluralize'
import { findDarkestEvenings, type Evening, isNeverDark } from '@/lib/night/find-darkest-evenings'
import { type Sky } from '@/lib/night/sky'
import { type EveningsOnSale } from '@/lib/booking/days/evenings-on-sale'
import { isInSeason, type Season } from '@/lib/calendar/season'
import { isEveningTour } from '@/lib/night/is-evening-tour'

/** Above this number, evenings are counted rather than listed. */
const MAX_LISTED = 7

/** Summarise which evenings have seats, which is the darkest, and which are too light. */
export function staySummaryText(party: Party, evenings: readonly Evening[], skies: readonly Sky[]): string {
  const guests = plural(seatsFor(party), 'guest')
  const days = evenings.length > MAX_LISTED ? '' : `: ${joinDays(evenings.map(({ day }) => day))}`
  const found = `On ${plural(evenings.length, 'evening')} a northern lights tour has room for ${guests}${days}.`
  return [found, darkestText(evenings, skies), tooLightText(evenings, skies)].filter(Boolean).join(' ')
}

/** Say how many days of a stay have already passed; null if none. Rule: stay-days (docs/rules.md) */
export function pastDaysText({ from }: StayRequest, days: readonly StayDaySection[]): string | null {
  const over = days[0] ? listDaysBetween(from, days[0].day).length - 1 : 0
  if (over === 0) return null
  const past = over === 1 ? 'The first day of your stay is' : `The first ${over} days of your stay are`
  return `${past} over: ${days.length === 1 ? 'this is the day that remains' : 'these are the days that remain'}.`
}

function darkestText(evenings: readonly Evening[], skies: readonly Sky[]): string {
  const darkest = findDarkestEvenings(evenings, skies)
  return darkest.length === 0 ? '' : `The darkest ${isOrAre(darkest.length)} ${joinDays(darkest)}.`
}

/** Say which evenings are too light for northern lights. Rule: darkest-evening (docs/rules.md) */
function tooLightText(evenings: readonly Evening[], skies: readonly Sky[]): string {
  const light = evenings.filter((evening) => isNeverDark(evening, skies)).map(({ day }) => day)
  if (light.length === 0) return ''
  const which =
    light.length === evenings.length
      ? all(light.length)
      : light.length > MAX_LISTED
        ? `${light.length} of them`
        : joinDays(light)
  return `${which} ${isOrAre(light.length)} too light: it does not get dark in the hours of the tours with room.`
}

function all(count: number): string {
  return count === 1 ? 'It' : 'All of them'
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are'
}

function joinDays(days: readonly Day[]): string {
  return formatList(days.map(shortDay), 'and')
}

/** Return `Ice Fishing Experience or Snowshoe Adventure (back by 19:00), then Guaranteed Northern Lights Tour` */
export function pairingText(
  { first, then, backBy }: TourPairing<StayTourOffer>,
  nameOf: (tourId: number) => string,
): string {
  const names = first.map(({ tourId, end }) =>
    end === null && backBy ? `${nameOf(tourId)} (back by ${helsinkiTime(backBy)})` : nameOf(tourId),
  )
  const later = then.map(({ tourId }) => nameOf(tourId))
  return `${formatList(names, 'or')}, then ${formatList(later, 'or')}`
}

/** Say which tours of a day come too close to those that the guest has booked on it. */
export function clashesText(
  clashes: readonly StayTourOffer[],
  booked: readonly StayTourOffer[],
  nameOf: (tourId: number) => string,
): string {
  const names = (offers: readonly StayTourOffer[], word: 'and' | 'or') =>
    formatList(
      offers.map(({ tourId }) => nameOf(tourId)),
      word,
    )
  return `Not on the same day as ${names(booked, 'and')}, which you have booked: ${names(clashes, 'or')}.`
}

/** Say which of today's tours can no longer be booked; null if there are none. */
export function closedToursText(
  { offers, closedTourIds }: StayDaySection,
  nameOf: (id: number) => string,
): string | null {
  if (closedTourIds.length === 0) return null
  if (offers.length === 0) return 'Today’s tours can no longer be booked.'
  return `${formatList(closedTourIds.map(nameOf), 'and')} can no longer be booked for today.`
}

export function availabilityText({ seats, seatsFree }: StayTourOffer, room: SeatAvailability): string {
  switch (room) {
    case 'free':
      return plural(seatsFree, 'place')
    case 'too_few':
      return `${seatsFree} left, too few for you`
    case 'full':
      return 'full'
    case 'too_small':
      return `up to ${plural(seats, 'guest')}`
  }
}

/**
 * Say which tours are too small for a party, and which others in the same category are large enough; null if none is
 * too small. A departure may have more seats than its tour usually has; such a tour does not count as too small.
 */
export function tooSmallToursText(
  party: Party,
  tours: readonly StayTour[],
  offers: readonly StayTourOffer[],
): string | null {
  const seats = seatsFor(party)
  const fitting = tours.filter(({ seatsPerDeparture }) => seatsPerDeparture >= seats)
  const small = tours.filter(
    (tour) => !fitting.includes(tour) && !offers.some((one) => one.tourId === tour.id && one.seats >= seats),
  )
  if (small.length === 0) return null
  const names = small.map(({ name, seatsPerDeparture }) => `${name} (up to ${seatsPerDeparture})`)
  const larger = fitting
    .filter(({ category }) => small.some((other) => other.category === category))
    .map(({ name, seatsPerDeparture }) => ` ${name} takes up to ${seatsPerDeparture}.`)
  return `Too small for ${plural(seats, 'guest')}: ${formatList(names, 'and')}.${larger.join('')}`
}

/** Format a day in short form: `Tue 29 December`. */
function shortDay(day: Day): string {
  return `${formatWeekday(day)} ${formatDayOfYear(day)}`
}

/** Explain why no evening of a stay can be booked. Rule: no-evening (docs/rules.md) */
export function noEveningText(
  wish: StayRequest,
  days: readonly StayDaySection[],
  tours: readonly StayTour[],
  { last }: EveningsOnSale,
): string {
  if (days.some(({ offers }) => offers.some(({ start }) => isEveningTour(start))))
    return `On none of these evenings does a northern lights tour have room for ${plural(seatsFor(wish), 'guest')}.`
  const season = lightsSeason(tours)
  if (!days.some(({ day }) => isInSeason(day, season)))
    return `These days are out of season: our northern lights tours run from ${formatSeason(season)}, and the nights between are too light.`
  const evenings = days.filter(({ day }) => day !== wish.to || day === wish.from)
  if (evenings.length === 0) return 'No evening of your stay remains.'
  if (evenings.length === 1 && evenings[0]?.closedTourIds.some(isOfLights))
    return 'Tonight’s northern lights tours can no longer be booked.'
  if (last === null || last < wish.from) return 'Northern lights tours on these evenings are not yet on sale.'
  return 'No northern lights tour can be booked on these evenings.'

  function isOfLights(tourId: number): boolean {
    return tours.some(({ id, category }) => id === tourId && category === 'northernLights')
  }
}

/** The season in which northern lights tours run, from the earliest start to the latest end. */
function lightsSeason(tours: readonly StayTour[]): Season {
  const seasons = tours.filter(({ category }) => category === 'northernLights').map(({ season }) => season)
  return {
    start: seasons.map(({ start }) => start).sort()[0] ?? '',
    end:
      seasons
        .map(({ end }) => end)
        .sort()
        .at(-1) ?? '',
  }
}
