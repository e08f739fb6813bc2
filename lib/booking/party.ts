/** The age bands, in years, both ends included. */
export const AGES = { adults: { from: 15, to: 90 }, children: { from: 0, to: 14 } } as const

/** Guests by age band. Whole numbers, at least one adult. */
export type Party = { readonly adults: number; readonly children: number }

/** The booking panel's initial party. */
export const DEFAULT_PARTY: Party = { adults: 1, children: 0 }

/** The seats a party needs: every child takes one, babies included. */
export function seatsFor({ adults, children }: Party): number {
  return adults + children
}

/** Whether one more guest fits on a date. */
export function hasRoomForOneMore(party: Party, seatsFree: number): boolean {
  return seatsFor(party) < seatsFree
}

/**
 * Return the party after one press of a stepper, within the limits.
 *
 * @param seatsFree  places left on the chosen date
 *
 * Rule: party-bounds (docs/rules.md)
 */
export function stepParty(party: Party, band: keyof Party, step: 1 | -1, seatsFree: number): Party {
  const least = band === 'adults' ? 1 : 0
  if (step === 1 && !hasRoomForOneMore(party, seatsFree)) return party
  return { ...party, [band]: Math.max(least, party[band] + step) }
}
