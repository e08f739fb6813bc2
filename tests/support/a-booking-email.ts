import { company } from '@/content/company'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { type BookingEmailKind } from '@/lib/emails/email'

export const sender: Sender = { ...company, siteUrl: 'https://lumi.example.com' }

/** Two adults and a child on the Guaranteed Northern Lights Tour of 12 December 2026, paid by card. */
export function aBookingFacts(overrides: Partial<BookingFacts> = {}): BookingFacts {
  return {
    reference: 'LL-7KM4QD',
    writtenAt: '2026-11-20T12:05:00.000Z',
    tourName: 'Guaranteed Northern Lights Tour',
    tourUrl: 'https://lumi.example.com/northern-lights-tour',
    day: '2026-12-12',
    startsAt: '2026-12-12T18:00:00.000Z',
    endsAt: '2026-12-13T03:00:00.000Z',
    timesText: 'Pick-up 20:00, drop-off between 00:00 and 05:00',
    meetingPoint: 'Pick-up at your accommodation in Rovaniemi',
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
    paidOtherwise: null,
    paymentDueAt: null,
    freeCancellationHours: 24,
    documents: [],
    refundCents: null,
    refundReason: null,
    refundTrouble: null,
    providerCode: null,
    returnedCents: 0,
    promisedCents: null,
    refundWithheld: null,
    isOfChange: false,
    isPaid: true,
    changedFrom: null,
    changePaidCents: 0,
    calendarSequence: 0,
    checkoutTrouble: null,
    sessionId: null,
    isCancelledByUs: false,
    isCalledOff: false,
    whatToBring: 'Warm layers and winter boots.',
    ...overrides,
  }
}

/** The same booking, to be paid in Bitcoin until 22 November 2026, 14:05 in Helsinki. */
export function aCryptoBookingFacts(overrides: Partial<BookingFacts> = {}): BookingFacts {
  return aBookingFacts({
    paymentMethod: 'crypto',
    cryptoType: 'bitcoin',
    paymentDueAt: '2026-11-22T12:05:00.000Z',
    ...overrides,
  })
}

/** Facts as the desk would send them for an e-mail of that kind. */
export function factsFor(kind: BookingEmailKind, overrides: Partial<BookingFacts> = {}): BookingFacts {
  if (kind.startsWith('crypto')) return aCryptoBookingFacts(overrides)
  if (kind.startsWith('payment-refunded')) {
    return aBookingFacts({ refundCents: 487_00, refundReason: 'seat_gone', ...overrides })
  }
  if (kind.startsWith('booking-changed'))
    return aBookingFacts({ changedFrom: { day: '2026-12-12', adults: 2, children: 0 }, ...overrides })
  if (/^(booking-cancelled|guarantee-refunded|credit-note)/.test(kind))
    return aBookingFacts({ refundCents: 487_00, ...overrides })
  return aBookingFacts(overrides)
}

/** What a reader sees of HTML: no styles, no tags, entities as characters, blanks as one. */
export function readable(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>|<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}
