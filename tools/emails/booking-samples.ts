import { company } from '@/content/company'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type EmailSender } from '@/lib/emails/facts/sender'
import { type BookingEmailKind } from '@/lib/emails/email'

export const sampleSender: EmailSender = { ...company, siteUrl: 'https://lumi.example.com' }

/**
 * A sample booking: two adults and a child on the Guaranteed Northern Lights Tour of 12 December 2026, paid by card.
 */
export function sampleBookingFacts(overrides: Partial<BookingFacts> = {}): BookingFacts {
  return {
    reference: 'LL-7KM4QD',
    language: 'en',
    writtenAt: '2026-11-20T12:05:00.000Z',
    tourName: 'Guaranteed Northern Lights Tour',
    tourUrl: 'https://lumi.example.com/northern-lights-tour',
    day: '2026-12-12',
    startsAt: '2026-12-12T18:00:00.000Z',
    endsAt: '2026-12-13T03:00:00.000Z',
    timesText: 'Pick-up 20:00, drop-off between 00:00 and 05:00',
    meetingPoint: 'Pick-up at your accommodation in Rovaniemi',
    isPickedUp: true,
    isGuaranteed: true,
    adults: 2,
    children: 1,
    places: [
      { band: 'adults', count: 2, eachCents: 179_00 },
      { band: 'children', count: 1, eachCents: 129_00 },
    ],
    totalCents: 487_00,
    customerName: 'Aino Virtanen',
    customerEmail: 'aino@example.com',
    customerPhone: '+358 40 123 4567',
    specialRequests: 'One of us is vegetarian.',
    paymentMethod: 'card',
    cryptoType: null,
    paidBy: [],
    paymentDueAt: null,
    cryptoDetails: null,
    arrivedCents: 0,
    restCents: 0,
    returnedBy: null,
    freeCancellationHours: 24,
    bookingUrl: null,
    addressUrl: null,
    waitingUrl: null,
    reviewUrl: null,
    reviewRefusedFor: null,
    guideText: null,
    documents: [],
    refundCents: null,
    refundReason: null,
    refundTrouble: null,
    dispute: null,
    providerCode: null,
    refundWholeCents: null,
    paid: null,
    returnedCents: 0,
    promisedCents: null,
    refundWithheld: null,
    isRefundByHand: false,
    isOfChange: false,
    isPaid: true,
    changedFrom: null,
    changedFromTour: null,
    changePaidCents: 0,
    isChangedByUs: false,
    droppedChange: null,
    isInCalendars: true,
    calendarSequence: 0,
    checkoutTrouble: null,
    sessionId: null,
    isCancelledByUs: false,
    isCalledOff: false,
    cancelReason: null,
    officeWords: null,
    startedAt: null,
    latestStartsAt: null,
    returnTripUntil: null,
    choice: null,
    pickupPlace: null,
    nextDays: [],
    whatToBring: 'Warm layers and winter boots.',
    ...overrides,
  }
}

/** The sample booking, to be paid in Bitcoin by 14:05 Helsinki time on 22 November 2026. */
export function sampleCryptoBookingFacts(overrides: Partial<BookingFacts> = {}): BookingFacts {
  return sampleBookingFacts({
    paymentMethod: 'crypto',
    cryptoType: 'bitcoin',
    paymentDueAt: '2026-11-22T12:05:00.000Z',
    ...overrides,
  })
}

/** Sample payment details: 487 € at 90,000 € per Bitcoin. */
export const samplePaymentDetails: NonNullable<BookingFacts['cryptoDetails']> = {
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  network: 'bitcoin',
  coins: '0.005412',
  rate: '90000',
  rateSource: 'Kraken',
  sentAt: '2026-11-20T14:00:00.000Z',
}

/** The facts that the site would store for an e-mail of this kind about the sample booking. */
export function sampleFactsFor(kind: BookingEmailKind, overrides: Partial<BookingFacts> = {}): BookingFacts {
  if (kind === 'crypto-details-guest' || kind === 'payment-short-guest')
    return sampleCryptoBookingFacts({ cryptoDetails: samplePaymentDetails, restCents: 487_00, ...overrides })
  if (kind === 'change-payment-guest')
    return sampleBookingFacts({ restCents: 129_00, paymentDueAt: '2026-11-22T12:05:00.000Z', ...overrides })
  if (kind.startsWith('crypto')) return sampleCryptoBookingFacts(overrides)
  if (kind.startsWith('payment-refunded')) {
    return sampleBookingFacts({ refundCents: 487_00, refundReason: 'seat_gone', ...overrides })
  }
  if (kind.startsWith('booking-changed'))
    return sampleBookingFacts({ changedFrom: { day: '2026-12-12', adults: 2, children: 0 }, ...overrides })
  if (/^(departure-|time-|lights-|choice-)/.test(kind)) return aChoiceFacts(kind, overrides)
  if (kind === 'place-offered-guest')
    return sampleBookingFacts({
      isPaid: false,
      paymentDueAt: '2026-11-22T12:05:00.000Z',
      waitingUrl: 'https://lumi.example.com/waiting/token',
      ...overrides,
    })
  if (kind === 'thank-you-guest' || kind === 'review-refused-guest')
    return sampleBookingFacts({
      reviewUrl: 'https://lumi.example.com/review/token',
      reviewRefusedFor: kind === 'review-refused-guest' ? 'advertising' : null,
      ...overrides,
    })
  if (kind === 'office-message-guest')
    return sampleBookingFacts({
      officeWords: 'The road to the north is closed.\nWe start at 21:00.',
      ...overrides,
    })
  if (/^(booking-cancelled|guarantee-refunded|credit-note)/.test(kind))
    return sampleBookingFacts({ refundCents: 487_00, ...overrides })
  return sampleBookingFacts(overrides)
}

/** The sample booking, with a choice that is open until 4 December 2026. */
function aChoiceFacts(kind: BookingEmailKind, overrides: Partial<BookingFacts>): BookingFacts {
  const isDark = kind.startsWith('lights')
  return sampleBookingFacts({
    refundCents: kind.startsWith('choice-refunded') ? 487_00 : null,
    cancelReason: kind === 'departure-cancelled-guest' ? 'weather' : null,
    changedFrom: kind === 'departure-merged-guest' ? { day: '2026-12-11', adults: 2, children: 1 } : null,
    startedAt: kind === 'time-changed-guest' ? '2026-12-12T17:30:00.000Z' : null,
    choice: sampleChoice({
      cause: isDark ? 'lights_not_seen' : 'departure_cancelled',
      endsAt: isDark ? null : '2026-12-04T12:05:00.000Z',
      returnTripUntil: isDark ? '2028-04-15' : null,
    }),
    ...overrides,
  })
}

/** The choice offered to the sample booking's guest. */
export function sampleChoice(
  overrides: Partial<NonNullable<BookingFacts['choice']>> = {},
): NonNullable<BookingFacts['choice']> {
  return {
    cause: 'departure_cancelled',
    options: ['full_refund', 'another_date'],
    refundCents: 487_00,
    isDisputed: false,
    endsAt: '2026-12-04T12:05:00.000Z',
    returnTripUntil: null,
    otherTours: [],
    again: null,
    isOver: false,
    ...overrides,
  }
}
