import { maxCryptoSeatsPerClient, maxCryptoSeatsOnTour } from '@/lib/booking/seats/crypto-bounds'
import {
  maxSeatsBeforeStricterLimits,
  MAX_HOLDS_WITHOUT_PROOF,
  maxSeatsWithoutProofOnDeparture,
  maxUnprovenSeatsPerTour,
  maxSeatsPerClient,
  type SeatsOnSale,
} from '@/lib/booking/seats/unpaid-bounds'

/* The most seats of a tour that clients can block without paying, each by the worst means available. */

/** Without a proof of work: nothing is free beyond the calm share. */
export function seatsBlockedFreely(clients: number, onSale: SeatsOnSale): number {
  const ofClient = Math.min(
    MAX_HOLDS_WITHOUT_PROOF * maxSeatsWithoutProofOnDeparture(onSale),
    maxUnprovenSeatsPerTour(onSale),
  )
  return Math.min(clients * ofClient, maxSeatsBeforeStricterLimits(onSale), onSale.seatsOfTour)
}

/** With as many proofs of work as required. */
export function seatsBlocked(clients: number, onSale: SeatsOnSale): number {
  let seats = 0
  for (let client = 0; client < clients && seats < onSale.seatsOfTour; client++) {
    const isCalmFor = Math.min(maxSeatsPerClient(onSale), maxSeatsBeforeStricterLimits(onSale) - seats)
    seats += Math.max(isCalmFor, onSale.seats)
  }
  return Math.min(seats, onSale.seatsOfTour)
}

/** By cryptocurrency alone, with as many proofs of work as required. */
export function seatsBlockedByCrypto(clients: number, onSale: SeatsOnSale): number {
  return Math.min(clients * maxCryptoSeatsPerClient(onSale), maxCryptoSeatsOnTour(onSale))
}
