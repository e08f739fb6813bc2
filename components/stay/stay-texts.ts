import { type StayTour } from '@/components/stay/stay-tour'
import { type StayWords } from '@/components/stay/stay-words'
import { type EveningsOnSale } from '@/lib/booking/days/evenings-on-sale'
import { type TourPairing } from '@/lib/booking/days/pair-tours'
import { type Party, seatsFor } from '@/lib/booking/party'
import {
  type StayDaySection,
  type StayTourOffer,
  type SeatAvailability,
  type StayRequest,
} from '@/lib/booking/stay'
import { type Day, listDaysBetween } from '@/lib/calendar/day'
import { isInSeason, type Season } from '@/lib/calendar/season'
import { formatClock, formatWeekdayAndDay, formatSeason } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { formatList } from '@/lib/language/lists'
import { findDarkestEvenings, type Evening, isNeverDark } from '@/lib/night/find-darkest-evenings'
import { isEveningTour } from '@/lib/night/is-evening-tour'
import { type Sky } from '@/lib/night/sky'

/** Above this number, evenings are counted rather than listed. */
const MAX_LISTED = 7

/** Summarise which evenings have seats, which is the darkest, and which are too light. */
export function staySummaryText(
  words: StayWords,
  party: Party,
  evenings: readonly Evening[],
  skies: readonly Sky[],
): string {
  const { say, language } = words
  const counts = { evenings: evenings.length, guests: seatsFor(party) }
  const days = joinDays(
    evenings.map(({ day }) => day),
    language,
  )
  const found =
    evenings.length > MAX_LISTED
      ? say('eveningsWithRoom', counts)
      : say('listedEveningsWithRoom', { ...counts, days })
  return [found, darkestText(words, evenings, skies), tooLightText(words, evenings, skies)]
    .filter(Boolean)
    .join(' ')
}

/** Say how many days of a stay have already passed; null if none. Rule: stay-days (docs/rules.md) */
export function pastDaysText(
  { say }: StayWords,
  { from }: StayRequest,
  days: readonly StayDaySection[],
): string | null {
  const over = days[0] ? listDaysBetween(from, days[0].day).length - 1 : 0
  return over === 0 ? null : say('dayOver', { days: over, left: days.length })
}

function darkestText(
  { say, language }: StayWords,
  evenings: readonly Evening[],
  skies: readonly Sky[],
): string {
  const darkest = findDarkestEvenings(evenings, skies)
  if (darkest.length === 0) return ''
  return say('darkest', { count: darkest.length, days: joinDays(darkest, language) })
}

/** Say which evenings are too light for northern lights. Rule: darkest-evening (docs/rules.md) */
function tooLightText(
  { say, language }: StayWords,
  evenings: readonly Evening[],
  skies: readonly Sky[],
): string {
  const light = evenings.filter((evening) => isNeverDark(evening, skies)).map(({ day }) => day)
  const count = light.length
  if (count === 0) return ''
  if (count === evenings.length) return say('allTooLight', { count })
  if (count > MAX_LISTED) return say('manyTooLight', { count })
  return say('someTooLight', { count, days: joinDays(light, language) })
}

function joinDays(days: readonly Day[], language: Language): string {
  return formatList(
    days.map((day) => formatWeekdayAndDay(day, language)),
    'and',
    language,
  )
}

/**
 * Return `Fits on one day: Ice Fishing Experience or Snowshoe Adventure (back by 19:00), then Guaranteed Northern Lights
 * Tour.`
 */
export function pairingText(
  { say, language }: StayWords,
  { first, then, backBy }: TourPairing<StayTourOffer>,
  nameOf: (tourId: number) => string,
): string {
  const names = first.map(({ tourId, end }) =>
    end === null && backBy
      ? say('backBy', { tour: nameOf(tourId), time: formatClock(backBy, language) })
      : nameOf(tourId),
  )
  const later = then.map(({ tourId }) => nameOf(tourId))
  return say('fits', {
    first: formatList(names, 'or', language),
    later: formatList(later, 'or', language),
  })
}

/** Say which tours of a day come too close to those that the guest has booked on it. */
export function clashesText(
  { say, language }: StayWords,
  { clashes, booked }: Readonly<Record<'clashes' | 'booked', readonly StayTourOffer[]>>,
  nameOf: (tourId: number) => string,
): string {
  const names = (offers: readonly StayTourOffer[], word: 'and' | 'or') =>
    formatList(
      offers.map(({ tourId }) => nameOf(tourId)),
      word,
      language,
    )
  return say('clashes', { booked: names(booked, 'and'), tours: names(clashes, 'or') })
}

/** Say which of today's tours can no longer be booked; null if there are none. */
export function closedToursText(
  { say, language }: StayWords,
  { offers, closedTourIds }: StayDaySection,
  nameOf: (id: number) => string,
): string | null {
  if (closedTourIds.length === 0) return null
  if (offers.length === 0) return say('closedToday')
  return say('toursClosedToday', { tours: formatList(closedTourIds.map(nameOf), 'and', language) })
}

export function availabilityText(
  { say, sayParty }: StayWords,
  { seats, seatsFree }: StayTourOffer,
  room: SeatAvailability,
): string {
  switch (room) {
    case 'free':
      return sayParty('places', { count: seatsFree })
    case 'too_few':
      return say('tooFew', { seats: seatsFree })
    case 'full':
      return say('full')
    case 'too_small':
      return say('upTo', { count: seats })
  }
}

/**
 * Say which tours are too small for a party, and which others in the same category are large enough; null if none is
 * too small. A departure may have more seats than its tour usually has; such a tour does not count as too small.
 */
export function tooSmallToursText(
  { say, language }: StayWords,
  party: Party,
  { tours, offers }: { readonly tours: readonly StayTour[]; readonly offers: readonly StayTourOffer[] },
): string | null {
  const seats = seatsFor(party)
  const fitting = tours.filter(({ seatsPerDeparture }) => seatsPerDeparture >= seats)
  const small = tours.filter(
    (tour) => !fitting.includes(tour) && !offers.some((one) => one.tourId === tour.id && one.seats >= seats),
  )
  if (small.length === 0) return null
  const names = small.map(({ name, seatsPerDeparture }) =>
    say('tourUpTo', { tour: name, seats: seatsPerDeparture }),
  )
  const larger = fitting
    .filter(({ category }) => small.some((other) => other.category === category))
    .map(({ name, seatsPerDeparture }) => say('larger', { tour: name, seats: seatsPerDeparture }))
  return [say('tooSmall', { guests: seats, tours: formatList(names, 'and', language) }), ...larger].join(' ')
}

/** Explain why no evening of a stay can be booked. Rule: no-evening (docs/rules.md) */
export function noEveningText(
  { say, language }: StayWords,
  { wish, days, tours }: Stay,
  { last }: EveningsOnSale,
): string {
  if (days.some(({ offers }) => offers.some(({ start }) => isEveningTour(start))))
    return say('noRoom', { guests: seatsFor(wish) })
  const season = lightsSeason(tours)
  if (!days.some(({ day }) => isInSeason(day, season)))
    return say('outOfSeason', { season: formatSeason(season, language) })
  const evenings = days.filter(({ day }) => day !== wish.to || day === wish.from)
  if (evenings.length === 0) return say('noEveningLeft')
  if (evenings.length === 1 && evenings[0]?.closedTourIds.some(isOfLights)) return say('tooLateTonight')
  return say(last === null || last < wish.from ? 'notOnSale' : 'noneBookable')

  function isOfLights(tourId: number): boolean {
    return tours.some(({ id, category }) => id === tourId && category === 'northernLights')
  }
}

type Stay = {
  readonly wish: StayRequest
  readonly days: readonly StayDaySection[]
  readonly tours: readonly StayTour[]
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
