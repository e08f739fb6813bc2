import { cryptoSeatsOfClient, cryptoSeatsOfTour } from '@/lib/booking/crypto-bounds'
import {
  calmSeats,
  FREE_HOLDS,
  freeSeatsOfDeparture,
  freeSeatsOfTour,
  seatsOfClient,
  type SeatsOnSale,
} from '@/lib/booking/unpaid-bounds'

/* The most seats of a tour that clients can block without paying, each by the worst means available. */

/** Without a proof of work: nothing is free beyond the calm share. */
export function seatsBlockedFreely(clients: number, onSale: SeatsOnSale): number {
  const ofClient = Math.min(FREE_HOLDS * freeSeatsOfDeparture(onSale), freeSeatsOfTour(onSale))
  return Math.min(clients * ofClient, calmSeats(onSale), onSale.seatsOfTour)
}

/** With as many proofs of work as required. */
export function seatsBlocked(clients: number, onSale: SeatsOnSale): number {
  let seats = 0
  for (let client = 0; client < clients && seats < onSale.seatsOfTour; client++) {
    const isCalmFor = Math.min(seatsOfClient(onSale), calmSeats(onSale) - seats)
    seats += Math.max(isCalmFor, onSale.seats)
  }
  return Math.min(seats, onSale.seatsOfTour)
}

/** By cryptocurrency alone, with as many proofs of work as required. */
export function seatsBlockedByCrypto(clients: number, onSale: SeatsOnSale): number {
  return Math.min(clients * cryptoSeatsOfClient(onSale), cryptoSeatsOfTour(onSale))
}
