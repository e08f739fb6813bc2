import { type BookingEmailKind, type Email, type EmailKind, type EnquiryEmail } from '@/lib/emails/email'

type Others = {
  readonly [Kind in Exclude<EmailKind, BookingEmailKind | EnquiryEmail['kind']>]: Email & { kind: Kind }
}

/** Ids and addresses that the sample e-mails refer to. */
type Subjects = {
  readonly bookingId: string
  readonly reference: string
  readonly departureId: number
  readonly day: string
  readonly partyId: string
  readonly emailId: string
  readonly recipient: string
  readonly url: string | null
}

const SOME: Subjects = {
  bookingId: '0b6f3c0e-6f55-4b43-9f0e-6c7f3d1f2a01',
  reference: 'LL-7KM4QD',
  departureId: 1,
  day: '2026-12-12',
  partyId: '5d0f7a52-4a9d-4a58-8f0c-3d2b1c0a9e02',
  emailId: '2f1a7c4e-30a1-4b1e-9a65-5c6f0f4f3a10',
  recipient: 'aino@example.com',
  url: 'https://lumi.example.com/operator/token',
}

const tourName = 'Guaranteed Northern Lights Tour'
const name = 'Aino Virtanen'

/**
 * One e-mail of each kind that is about neither a booking nor an enquiry. This does not compile if a kind is missing.
 */
export function sampleOtherEmails(subjects: Partial<Subjects> = {}): readonly Email[] {
  const { bookingId, reference, departureId, day, partyId, emailId, recipient, url } = {
    ...SOME,
    ...subjects,
  }
  const openItem = { about: reference, text: 'waits for its refund', command: './ops today', bookingId, url }
  const party = { pickUp: 'Hotel Aurora', name, guests: '2 adults', phone: '+358 40 123 4567', isPaid: true }
  const emails: Others = {
    'booking-links-guest': {
      kind: 'booking-links-guest',
      facts: { language: 'en', bookings: [{ bookingId, reference, tourName, day, url }] },
    },
    'waiting-joined-guest': {
      kind: 'waiting-joined-guest',
      facts: { partyId, language: 'en', name, adults: 2, children: 0, tourName, days: [day], url },
    },
    'day-list-operator': {
      kind: 'day-list-operator',
      facts: {
        day,
        isUpdate: false,
        departureIds: [departureId],
        departures: [
          {
            ...{ tourName, guests: '2 adults', isCancelled: false, choosing: 0, parties: [party] },
            startsAt: '2026-12-12T18:00:00.000Z',
            url: url ?? '',
          },
        ],
      },
    },
    'week-ahead-operator': {
      kind: 'week-ahead-operator',
      facts: {
        monday: '2026-12-07',
        matters: [openItem],
        choices: [openItem],
        departures: [{ day, time: '20:00', tourName, seats: 8, seatsTaken: 3 }],
        waiting: [{ day, tourName, parties: 1 }],
        money: { inCents: 1_461_00, outCents: 487_00, inAheadCents: 974_00, outAheadCents: 0 },
        sales: [
          { month: '2026-12', seats: 248, seatsSold: 91, cents: 16_289_00 },
          { month: '2027-01', seats: 248, seatsSold: 30, cents: 5_370_00 },
        ],
      },
    },
    'lights-asked-operator': {
      kind: 'lights-asked-operator',
      facts: { departureId, tourName, day, parties: 2, guests: 5, isAgain: false, departureUrl: url },
    },
    'review-received-operator': {
      kind: 'review-received-operator',
      facts: {
        ...{ reviewId: partyId, reference, tourName, day, reviewUrl: url },
        review: {
          stars: 5,
          words: 'The guide drove for two hours to find one gap in the clouds.',
          firstName: 'Aino',
          country: 'Finland',
        },
      },
    },
    'email-undeliverable-operator': {
      kind: 'email-undeliverable-operator',
      facts: {
        emailId,
        subject: 'Booking confirmed',
        recipients: [recipient],
        queuedAt: '2026-12-01T10:00:00.000Z',
        givenUpAt: '2026-12-04T10:00:00.000Z',
        reason: '550 mailbox unavailable',
        bookingUrl: url,
      },
    },
    'payment-unknown-operator': {
      kind: 'payment-unknown-operator',
      facts: {
        ...{ sessionId: 'cs_test_1', paymentIntentId: 'pi_1', cents: 179_00, currency: 'eur' },
        ...{ reference, day },
      },
    },
    'books-disagree-operator': {
      kind: 'books-disagree-operator',
      facts: {
        night: day,
        count: 1,
        findings: [{ about: reference, text: 'has no history that says what it is' }],
        stripe: 'compared',
      },
    },
    'office-link-staff': {
      kind: 'office-link-staff',
      facts: { returnTo: '/office', url: url },
    },
    'delivery-test-operator': { kind: 'delivery-test-operator', facts: { askedAt: `${day}T10:00:00.000Z` } },
  }
  return Object.values(emails)
}
