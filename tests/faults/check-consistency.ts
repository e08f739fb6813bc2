import { checkEmails, type Finding } from '@/tests/faults/check-emails'
import { type Tables, groupBy } from '@/tests/faults/read-tables'
import { type Guest } from '@/tests/faults/stage'

const LIVE = ['hold', 'awaiting_payment', 'confirmed']

/** Check that guests, seats, money and e-mails agree. Returns everything that does not. */
export function checkConsistency(books: Tables, guests: readonly Guest[]): readonly Finding[] {
  return [
    ...checkGuests(books, guests),
    ...checkSeats(books),
    ...checkMoney(books),
    ...checkDocuments(books),
    ...checkEmails(books),
  ]
}

/** Every guest notified of a booking has it, and nobody has two. */
function checkGuests({ bookings }: Tables, guests: readonly Guest[]): readonly Finding[] {
  const byEmail = groupBy(bookings, ({ email }) => email)
  const strangers = bookings.filter(({ email }) => !guests.some((guest) => guest.email === email))
  return [
    ...strangers.map(({ reference }) => wrong(`${reference} is nobody's`)),
    ...guests.flatMap(({ email, told, saw }) => {
      const own = byEmail.get(email) ?? []
      const [booking] = own
      if (!told) return [lost(`${email} never had an answer`)]
      if (own.length > 1) return [doubled(`${email} has ${own.length} bookings`)]
      if (told.kind === 'refused') {
        return booking && LIVE.includes(booking.state)
          ? [wrong(`${email} was refused (${told.status}) and holds seats as ${booking.reference}`)]
          : []
      }
      if (booking?.reference !== told.reference)
        return [lost(`${email} was given ${told.reference} and has ${booking?.reference}`)]
      return saw === 'confirmed' && !['confirmed', 'refunded', 'cancelled'].includes(booking.state)
        ? [lost(`${email} was shown a confirmed booking, and it is ${booking.state}`)]
        : []
    }),
  ]
}

/** The seats of each departure equal those of its live bookings. */
function checkSeats({ bookings, departures }: Tables): readonly Finding[] {
  const byDeparture = groupBy(
    bookings.filter(({ state }) => LIVE.includes(state)),
    (booking) => booking.departure_id,
  )
  return departures.flatMap(({ id, seats, seats_taken: taken }) => {
    const sold = (byDeparture.get(String(id)) ?? []).reduce((sum, booking) => sum + booking.seats, 0)
    return [
      ...(sold === taken ? [] : [wrong(`departure ${id}: ${taken} seats taken, ${sold} booked`)]),
      ...(sold <= seats ? [] : [doubled(`departure ${id}: ${sold} booked of ${seats} seats`)]),
    ]
  })
}

/** Every payment is confirmed or refunded, once; and each attempt has one page. */
function checkMoney({ bookings, checkouts, sessions, refunds }: Tables): readonly Finding[] {
  const known = new Set(bookings.map(({ id }) => id))
  const strangers = sessions.filter((session) => !known.has(session.client_reference_id))
  const byBooking = groupBy(sessions, (session) => session.client_reference_id)
  const attempts = groupBy(checkouts, (checkout) => checkout.booking_id)
  return [
    ...strangers.map(({ id }) => lost(`Stripe's ${id} has no booking`)),
    ...bookings.flatMap(
      ({ id, reference, state, method, total_cents: price, corrected_cents: corrected }) => {
        const pages = byBooking.get(id) ?? []
        if (pages.length > (attempts.get(id)?.length ?? 0))
          return [doubled(`${reference} has too many pages`)]
        if (method === 'crypto') return []
        const paid = pages.filter((page) => page.payment_status === 'paid')
        const paidCents = sum(paid.map((page) => page.amount_total))
        const backCents = sum(
          refunds
            .filter(({ payment_intent: intent }) => paid.some((page) => page.payment_intent === intent))
            .map(({ amount }) => amount),
        )
        const kept = paidCents - backCents
        const owed = price + corrected
        if (state === 'confirmed' && kept === owed) return []
        if (state !== 'confirmed' && kept === 0) return []
        return [lost(`${reference} is ${state}, costs ${owed} cents, and ${kept} cents are kept for it`)]
      },
    ),
  ]
}

/** Each payment has its receipt and each refund its credit note, numbered without a gap. */
function checkDocuments({ documents }: Tables): readonly Finding[] {
  const bySeries = groupBy(
    documents.filter(({ count }) => count !== null),
    ({ series }) => String(series),
  )
  return [
    ...documents
      .filter(({ count }) => count === null)
      .map(({ reference, kind }) => lost(`a ${kind} of ${reference} has no document with a number`)),
    ...[...bySeries].flatMap(([series, issued]) => {
      const gap = issued.findIndex(({ count }, index) => count !== index + 1)
      return gap < 0 ? [] : [lost(`${series} ${gap + 1} was given to no document`)]
    }),
  ]
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

const lost = (text: string): Finding => ({ kind: 'lost', text })
const doubled = (text: string): Finding => ({ kind: 'doubled', text })
const wrong = (text: string): Finding => ({ kind: 'wrong', text })
