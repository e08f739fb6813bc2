/** The age bands, in years, both ends included. */
export const AGE_RANGES = { adults: { from: 15, to: 90 }, children: { from: 0, to: 14 } } as const

/** Guests by age band. Whole numbers, at least one adult. */
export type Party = { readonly adults: number; readonly children: number }

/** The party that the booking panel starts with. */
export const DEFAULT_PARTY: Party = { adults: 1, children: 0 }

/** The number of seats a party needs. Every child takes one, babies included. */
export function seatsFor({ adults, children }: Party): number {
  return adults + children
}

/** Whether a date has a seat for one more guest. */
export function hasSeatForOneMore(party: Party, seatsFree: number): boolean {
  return seatsFor(party) < seatsFree
}

/**
 * The party after one press of the plus or minus button, kept within the limits.
 *
 * @param seatsFree  seats left on the chosen date
 *
 * Rule: party-bounds (docs/rules.md)
 */
export function stepPartySize(party: Party, band: keyof Party, step: 1 | -1, seatsFree: number): Party {
  const least = band === 'adults' ? 1 : 0
  if (step === 1 && !hasSeatForOneMore(party, seatsFree)) return party
  return { ...party, [band]: Math.max(least, party[band] + step) }
}
