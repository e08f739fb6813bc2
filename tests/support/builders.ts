import { type DepartureSeats } from '@/lib/booking/seats/hold'
import { type Party } from '@/lib/booking/party'
import { type Prices } from '@/lib/booking/money/quote'

/** 12 December 2026, a Saturday in the season of every tour but ice fishing. Times are Helsinki's. */
export function at(time: string, day = '2026-12-12'): Date {
  return new Date(`${day}T${time}:00+02:00`)
}

/** A millisecond earlier, to test a boundary from both sides. */
export function justBefore(time: Date): Date {
  return new Date(time.getTime() - 1)
}

export const couple: Party = { adults: 2, children: 0 }

export const prices: Prices = { adultCents: 179_00, childCents: 129_00 }

export function aDeparture(overrides: Partial<DepartureSeats> = {}) {
  return {
    seatsFree: 8,
    startsAt: at('20:00'),
    closesAt: at('18:00'),
    isClosed: false,
    prices,
    inSeason: true,
    ...overrides,
  }
}
