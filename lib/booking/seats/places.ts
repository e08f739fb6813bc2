import { type Party } from '@/lib/booking/party'
import { type Prices } from '@/lib/booking/money/quote'

/**
 * What a place's price is based on, which decides its price after a move. A price taken from the departure is replaced
 * by the new departure's; an agreed price, even zero, and the zero price of a free return trip do not change.
 */
export type PriceBasis = 'departure' | 'agreed' | 'return_trip'

/** Places of one age band sold together, at the same price. */
type PlaceLine = {
  readonly band: keyof Party
  readonly count: number
  /** The price of each place in cents, VAT included. */
  readonly eachCents: number
  readonly basis: PriceBasis
}

/** A party's places with their prices, in the order in which they were sold. Rule: place-price (docs/rules.md) */
export type Places = readonly PlaceLine[]

/** The order of age bands in documents and lists: adults first. */
const BANDS: readonly (keyof Party)[] = ['adults', 'children']

/** Price a party's places at a departure's prices. */
export function pricePlaces(party: Party, prices: Prices): Places {
  return toPlaceLines(party, { adults: prices.adultCents, children: prices.childCents }, 'departure')
}

/** Free places for a return trip. Rule: return-trip (docs/rules.md) */
export function returnTripPlaces(party: Party): Places {
  return toPlaceLines(party, { adults: 0, children: 0 }, 'return_trip')
}

export function countGuestsByBand(places: Places): Party {
  return { adults: countBand(places, 'adults'), children: countBand(places, 'children') }
}

/**
 * The guests who get a free return trip if no lights were seen. Guests already on one get another through their first
 * booking.
 */
export function returnTripParty(places: Places): Party {
  return countGuestsByBand(places.filter(({ basis }) => basis !== 'return_trip'))
}

/** The price of all the places, in cents. */
export function totalPlacesCents(places: Places): number {
  return places.reduce((sum, { count, eachCents }) => sum + count * eachCents, 0)
}

/** The places after the party has changed. Remaining guests keep their price; places sold last are removed first. */
export type ChangedPlaces = {
  readonly places: Places
  readonly added: Places
  /** The places that leave the booking, at the prices at which they were sold. */
  readonly leaving: Places
}

/**
 * Change the number of adults and children in a party.
 *
 * @param prices  the departure's current prices, for added places
 *
 * Rule: place-price (docs/rules.md)
 */
export function changePartySize(places: Places, party: Party, prices: Prices): ChangedPlaces {
  const known = countGuestsByBand(places)
  const left = BANDS.reduce((all, band) => takeLast(all, band, known[band] - party[band]), {
    staying: places,
    leaving: [],
  } as { readonly staying: Places; readonly leaving: Places })
  const more = {
    adults: Math.max(0, party.adults - known.adults),
    children: Math.max(0, party.children - known.children),
  }
  const added = pricePlaces(more, prices)
  return { places: joinEqual([...left.staying, ...added]), added, leaving: left.leaving }
}

/**
 * Reprice a party for another departure. Agreed prices and free return trips do not change. Rule: move-price
 * (docs/rules.md)
 */
export function repricePlaces(places: Places, prices: Prices): Places {
  const moved = places.map((line) =>
    line.basis === 'departure'
      ? { ...line, eachCents: line.band === 'adults' ? prices.adultCents : prices.childCents }
      : line,
  )
  return joinEqual(moved)
}

/**
 * Spread a new total over the same places, in proportion to their current prices.
 *
 * @param basis  the new basis of the prices; unchanged if omitted
 * @returns      places whose prices add up to exactly `totalCents`; some differ by a cent
 */
export function spreadTotalOverPlaces(places: Places, totalCents: number, basis?: PriceBasis): Places {
  const single = places.flatMap((line) => Array.from({ length: line.count }, () => ({ ...line, count: 1 })))
  const weight = totalPlacesCents(single) === 0 ? () => 1 : ({ eachCents }: PlaceLine) => eachCents
  const whole = single.reduce((sum, line) => sum + weight(line), 0)
  let weighed = 0
  let shared = 0
  const lines = single.map((line) => {
    weighed += weight(line)
    const eachCents = Math.round((totalCents * weighed) / whole) - shared
    shared += eachCents
    return { ...line, eachCents, basis: basis ?? line.basis }
  })
  return joinEqual(lines)
}

function toPlaceLines(
  party: Party,
  eachCents: Readonly<Record<keyof Party, number>>,
  basis: PriceBasis,
): Places {
  return BANDS.filter((band) => party[band] > 0).map((band) => ({
    band,
    count: party[band],
    eachCents: eachCents[band],
    basis,
  }))
}

function countBand(places: Places, band: keyof Party): number {
  return places.filter((line) => line.band === band).reduce((sum, { count }) => sum + count, 0)
}

/** Places as people see them: one line for each age band and price, adults first. */
export function groupPlacesByPrice(places: readonly PricedLine[]): readonly PricedLine[] {
  const lines = new Map<string, PricedLine>()
  for (const { band, count, eachCents } of BANDS.flatMap((one) =>
    places.filter((line) => line.band === one),
  )) {
    const key = `${band}${eachCents}`
    lines.set(key, { band, count: count + (lines.get(key)?.count ?? 0), eachCents })
  }
  return [...lines.values()]
}

type PricedLine = Pick<PlaceLine, 'band' | 'count' | 'eachCents'>

type Split = { readonly staying: Places; readonly leaving: Places }

/** Remove places of one age band, newest first. */
function takeLast(split: Split, band: keyof Party, count: number): Split {
  const leaving: PlaceLine[] = [...split.leaving]
  const staying: PlaceLine[] = []
  let still = Math.max(0, count)
  for (const line of split.staying.toReversed()) {
    const taken = line.band === band ? Math.min(line.count, still) : 0
    still -= taken
    if (taken > 0) leaving.push({ ...line, count: taken })
    if (taken < line.count) staying.unshift({ ...line, count: line.count - taken })
  }
  return { staying, leaving }
}

/** Merge consecutive lines of places that differ only in their count. */
function joinEqual(lines: Places): Places {
  const joined: PlaceLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isAlike = last?.band === line.band && last.eachCents === line.eachCents && last.basis === line.basis
    if (last && isAlike) joined[joined.length - 1] = { ...last, count: last.count + line.count }
    else joined.push(line)
  }
  return joined
}
