import { type GuestPage } from '@/lib/contract/guest-page'
import { sampleBookingFacts } from '@/tools/emails/booking-samples'

/** The guest page of a paid booking for 12 December 2026. */
export function aGuestPage({
  facts,
  ...overrides
}: Partial<Omit<GuestPage, 'facts'>> & { readonly facts?: Partial<GuestPage['facts']> } = {}): GuestPage {
  return {
    path: '/booking/token',
    standing: 'confirmed',
    isOffer: false,
    facts: sampleBookingFacts(facts),
    movedFrom: null,
    movedFromTour: null,
    cutOffAt: new Date('2026-12-11T18:00:00Z'),
    pickupPlace: null,
    guideName: null,
    reviewUrl: null,
    hasHealthNote: false,
    money: aMoney(),
    documents: ['R-2026-000001'],
    change: null,
    isJustChanged: false,
    payment: null,
    coins: null,
    officeWords: null,
    returnTrip: null,
    choice: null,
    endCause: null,
    newAddress: null,
    ...overrides,
  }
}

/** The price is paid, and nothing was refunded. */
export function aMoney(overrides: Partial<GuestPage['money']> = {}): GuestPage['money'] {
  const paid = { paidCents: 487_00, returnedCents: 0, askedCents: 0 }
  return { ...paid, takenByBankCents: 0, isDisputed: false, isLessened: false, ...overrides }
}
