import { addDays } from '@/lib/calendar/day'
import { minutesAfter } from '@/lib/calendar/duration'
import { findDisagreements } from '@/lib/db/check-books'
import { database } from '@/lib/db/client'
import { sayNotSeen } from '@/lib/use-cases/changes/say-not-seen'
import { writeAroundTours } from '@/lib/use-cases/scheduled/write-around-tours'
import { countTold } from '@/lib/use-cases/outbox/count-told'
import { findLastGuestEmail } from '@/lib/use-cases/outbox/repeat-guest-email'
import { refundBooking } from '@/lib/use-cases/payments/refund-booking'
import { erasePerson } from '@/lib/use-cases/privacy/erase-person'
import { aBackend } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'
import { at } from '@/tests/support/builders'
import { endChoices, payRefunds } from '@/tests/support/work'

const backend = aBackend()
const { aPaidBooking, dueOf } = changedBookings(backend)
const { cancelFor, choices, moveTo, refund, whereIs } = choicesOf(backend)
const HOUR = 60
const A_DAY = 24 * HOUR

/** Two parties of one tour, an hour after its start; the guest of the first is forgotten, as far as the accounts allow. */
async function aForgottenGuest() {
  const forgotten = await aPaidBooking({ customerEmail: 'forgotten@example.com' })
  const { departureId } = forgotten
  const other = await aPaidBooking({ departureId, customerEmail: 'other@example.com' })
  const where = await whereIs(departureId)
  const night = minutesAfter(at('20:00', where.day), HOUR)
  const { bookings } = await erasePerson('forgotten@example.com', { isSure: true, now: night })
  expect(bookings.at(-1)).toMatchObject({ reference: forgotten.reference, erasure: 'keep_for_accounts' })
  return { forgotten, other, where, departureId, night }
}

/** What guests were sent of a booking since an instant. */
const kindsSince = async (reference: string, since: Date) =>
  (
    await database().email.findMany({
      where: { booking: { reference }, createdAt: { gte: since }, kind: { endsWith: '-guest' } },
      orderBy: { createdAt: 'asc' },
    })
  ).map(({ kind }) => kind)

test('a forgotten guest hears nothing of a night without lights, not by reminders either, and may still choose by telephone', async () => {
  const { forgotten, other, where, night } = await aForgottenGuest()
  expect(await sayNotSeen(where, night)).toMatchObject({ parties: [{}, {}] })
  await endChoices(minutesAfter(night, 3 * A_DAY))
  expect(await kindsSince(other.reference, night)).toEqual(['lights-not-seen-guest', 'choice-reminder-guest'])
  expect(await kindsSince(forgotten.reference, night)).toEqual([])
  expect(await findDisagreements(database(), night)).toEqual([])
  expect(await refund(forgotten.reference, night)).toMatchObject({ kind: 'refunded' })
  await payRefunds(night)
  expect(await dueOf(forgotten.reference)).toBe(0)
  expect(await kindsSince(forgotten.reference, night)).toEqual([])
})

test('a forgotten guest hears nothing of a departure that we cancel, and has the money back by itself after 14 days', async () => {
  const { forgotten, other, departureId, night } = await aForgottenGuest()
  await cancelFor(departureId, 'weather', night)
  await endChoices(minutesAfter(night, 3 * A_DAY))
  expect(await kindsSince(other.reference, night)).toEqual([
    'departure-cancelled-guest',
    'choice-reminder-guest',
  ])
  const end = minutesAfter(night, 14 * A_DAY)
  await endChoices(end)
  await payRefunds(end)
  expect(await choices(forgotten.reference)).toMatchObject([{ ended_at: end }])
  expect(await dueOf(forgotten.reference)).toBe(0)
  expect(await kindsSince(forgotten.reference, night)).toEqual([])
})

test('a forgotten guest is not reminded of another date, and not thanked for a tour', async () => {
  const { forgotten, other, where, departureId, night } = await aForgottenGuest()
  const thanked = at('15:00', addDays(where.day, 1))
  await writeAroundTours(thanked)
  expect(await kindsSince(other.reference, night)).toEqual(['thank-you-guest'])
  const called = minutesAfter(night, HOUR)
  await cancelFor(departureId, 'weather', called)
  const another = await backend.aDeparture({ seats: 8 })
  expect(await moveTo(forgotten.reference, another, called)).toMatchObject({ kind: 'moved' })
  await writeAroundTours(at('10:00', addDays((await whereIs(another)).day, -2)))
  expect(await kindsSince(forgotten.reference, night)).toEqual([])
})

test('a forgotten guest has no credit note and no earlier e-mail again, and no preview counts an e-mail to one', async () => {
  const { forgotten, other, departureId, night } = await aForgottenGuest()
  const { reference } = forgotten
  await refundBooking({ reference, cents: 50_00, reason: 'goodwill' }, night)
  await payRefunds(night)
  expect(await kindsSince(reference, night)).toEqual([])
  expect(await findLastGuestEmail(reference)).toEqual({ kind: 'refused', reason: 'forgotten' })
  expect(await findLastGuestEmail(other.reference)).toMatchObject({ kind: 'found' })
  const bookings = await database().booking.findMany({ where: { departureId } })
  expect(await countTold(bookings)).toBe(1)
})
