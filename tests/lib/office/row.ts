import { healthConsentText } from '@/content/health-consent'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { saveHealthNote } from '@/lib/db/upkeep/health-notes'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { bookAsStaff } from '@/lib/use-cases/checkout/book-as-staff'
import { sendCryptoDetails } from '@/lib/use-cases/payments/send-crypto-details'
import { type aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { unpaidCryptoBookings } from '@/tests/support/a-crypto-booking'
import { aReview, aShownReview } from '@/tests/support/a-review'
import { anEnquiry } from '@/tests/support/an-enquiry'
import { payInCrypto } from '@/tests/support/pay-in-crypto'

type Typed = Readonly<Record<string, unknown>>

/** The subject of an act. */
export type On =
  | { readonly reference: string }
  | { readonly departureId: number; readonly day: string }
  | { readonly enquiryId: string }
  | { readonly reviewOf: string }
  | { readonly emailId: string }
  | { readonly address: string }
  | 'nothing'

/** How an act is tested, and the expected results. */
export type Case = {
  readonly on: On
  /** Its fields, as typed. */
  readonly typed?: Typed
  /** The arguments of its command, after the subject. */
  readonly args?: readonly (string | number)[]
  /** Noon by default. */
  readonly at?: Date
  /** The lines of its preview. */
  readonly shows: RegExp
  readonly effect: string
  /** The queued e-mails to guests. */
  readonly sends?: readonly string[]
  /** The success message. */
  readonly again: RegExp
  /** Invalid input, with the error at each field. */
  readonly wrong?: readonly (readonly [Typed, Readonly<Record<string, string>>])[]
  /** Refusals by a rule, with their texts, and the field at fault if there is one. */
  readonly refuses?: readonly (readonly [Typed, string, field?: string])[]
}

/** One act, by its button and its command. */
export type Row = {
  readonly page?: `${'booking' | 'departure' | 'enquiry' | 'review' | 'email' | 'person'} ${string}`
  readonly command?: string
  /** For buttons and commands with several acts. */
  readonly which?: string
  readonly isUndone?: true
  /** What a confirmation compares; by default the history of its subject. */
  readonly compares?: 'terms' | 'nothing'
  readonly try: (on: Subjects) => Case | Promise<Case>
}

export type Subjects = Awaited<ReturnType<typeof someSubjects>>

export const WALLET = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'

/** The subjects of the acts. A few bookings suffice, because undoing an act restores its own. */
export async function someSubjects(backend: ReturnType<typeof aBackend>) {
  await backend.aDeparture({ seats: 400 })
  const { aPaidBooking } = changedBookings(backend)
  const { aDate, aReference, dayOf } = unpaidCryptoBookings(backend)
  const aGuest = async (overrides: Parameters<typeof aPaidBooking>[0] = {}) => {
    const { reference, departureId } = await aPaidBooking(overrides)
    return { reference, departureId, day: await dayOf(reference) }
  }
  const choosers = await backend.aDeparture({ seats: 8 })
  const choosing = { departureId: choosers, customerEmail: 'chooser@example.com' }
  const guests = [await aGuest(choosing), await aGuest(choosing), await aGuest(choosing)] as const
  await cancelledDepartures(backend).cancelFor(choosers, 'weather', NOON, [8])
  const [told, back] = [await aReference(), await aReference()]
  const details = { address: WALLET, network: 'bitcoin', coins: '0.002', rate: '89500', rateSource: null }
  await sendCryptoDetails.run(told, details, NOON)
  await payInCrypto(back, NOON)
  await cancelBooking.run(back, 'us', NOON)
  const backTwice = await aReference()
  for (const cents of [79_00, 100_00]) await payInCrypto(backTwice, NOON, { cents })
  await cancelBooking.run(backTwice, 'us', NOON)
  const guest = await aGuest({ specialRequests: 'A vegetarian dinner', customerEmail: 'guest@example.com' })
  const { id } = await database().booking.findUniqueOrThrow({ where: { reference: guest.reference } })
  await saveHealthNote(database(), id, {
    words: 'Nuts',
    consentText: healthConsentText('en'),
    consentedAt: NOON,
  })
  return {
    /** Two adults who have paid 358 € by card, alone on their date. */
    couple: await aGuest({ adults: 2, offeredCents: 358_00 }),
    /** A guest with wishes and a health note. */
    guest,
    /** On a cancelled date, instead of which tour 8 is on offer. */
    choosers: guests,
    /** Guests who owe 179 € in bitcoin, one with payment details; and two who are due one refund and two refunds. */
    coins: { untold: await aReference(), told, back, backTwice },
    unpaid: await anUnpaid((await aDate()).day),
    /** A date of tour 8. */
    evening: await aDateOf(8),
    /** A date without guests, and one that is off sale. */
    date: await aDate(),
    closed: await aClosedDate(),
    enquiries: [await anEnquiry(), await anEnquiry()] as const,
    /** Bookings with a review that nobody has read. */
    reviewed: [await aReviewed(), await aReviewed(), await aReviewed()] as const,
    /** One with a published review and consent to a photograph. */
    shown: await aReviewed(aShownReview),
  }

  async function aReviewed(write: typeof aShownReview = aReview) {
    const { reference } = await aPaidBooking({ customerEmail: 'reviewer@example.com' })
    await write(reference, NOON)
    return reference
  }

  async function aDateOf(tourId: number) {
    const id = await backend.aDeparture({ seats: 16, tourId })
    return { id, day: (await loadDeparture(database(), id, NOON)).day }
  }

  async function aClosedDate() {
    const date = await aDate()
    await backend.query(`UPDATE departures SET is_closed = true WHERE id = ${date.id}`)
    return date
  }
}

async function anUnpaid(day: string): Promise<string> {
  const order = { tourId: 1, day, party: { adults: 1, children: 0 }, totalCents: null, method: null }
  const person = { name: 'Mika Mäkinen', email: 'mika@example.com', phone: null, note: null }
  const booked = await bookAsStaff.run({ ...order, ...person, isPrivate: false, isByLink: true }, NOON)
  if (booked.kind !== 'booked') throw new Error('not booked')
  return booked.booking.reference
}
