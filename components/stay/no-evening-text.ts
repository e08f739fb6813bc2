import { type StayTour } from '@/components/stay/stay-tour'
import { type EveningsOnSale } from '@/lib/booking/days/evenings-on-sale'
import { seatsFor } from '@/lib/booking/party'
import { type StayDay, type StayWish } from '@/lib/booking/stay'
import { isInSeason, type Season } from '@/lib/calendar/season'
import { formatSeason } from '@/lib/language/dates'
import { plural } from '@/lib/language/plural'
import { isEvening } from '@/lib/night/is-evening'

/** Explain why no evening of a stay can be booked. Rule: no-evening (docs/rules.md) */
export function noEveningText(
  wish: StayWish,
  days: readonly StayDay[],
  tours: readonly StayTour[],
  { last }: EveningsOnSale,
): string {
  if (days.some(({ offers }) => offers.some(({ start }) => isEvening(start))))
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

/** From the start of the earliest tour season to the end of the latest. */
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
