import { minutesAfter } from '@/lib/calendar/duration'
import { backgroundPool } from '@/lib/db/client'
import { findLastGuestEmail, repeatGuestEmail } from '@/lib/use-cases/outbox/repeat-guest-email'
import { requeueLostJobs } from '@/lib/use-cases/scheduled/requeue-lost-jobs'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { expectLog } from '@/tests/support/expect-log'
import { deliverEmails, endChoices, payRefunds } from '@/tests/support/work'

const backend = aBackend()
const { aPaidBooking, bookingOf, dueOf } = changedBookings(backend)
const { cancelFor, choices, told, refund } = choicesOf(backend)
const DAY = 1440
const after = (days: number, minutes = 0) => minutesAfter(NOON, days * DAY + minutes)

let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())

/** Paid, on a departure that was cancelled then. */
async function aChooser(customerEmail: string) {
  const booking = await aPaidBooking({ customerEmail })
  await cancelFor(booking.departureId)
  return booking
}

test('no choice within 14 days of the e-mail: all money goes back by itself, after two reminders', async () => {
  const { reference } = await aChooser('silent@example.com')
  const told0 = minutesAfter(NOON, 30)
  await deliverEmails(told0)
  const [choice] = await choices(reference)
  expect(choice?.told_at).toEqual(told0)
  const since = (days: number, minutes = 0) => minutesAfter(told0, days * DAY + minutes)
  const reminders = async () => (await told(reference, 'choice-reminder-guest')).length

  await endChoices(since(3, -1))
  expect(await reminders()).toBe(0)
  await endChoices(since(3))
  expect(await reminders()).toBe(1)
  await endChoices(since(10, -1))
  expect(await reminders()).toBe(1)
  await endChoices(since(10))
  expect(await reminders()).toBe(2)
  await endChoices(since(14, -1))
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  await endChoices(since(14))
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled', total_cents: 0 })
  expect(await choices(reference)).toMatchObject([{ chosen: null, ended_at: since(14) }])
  expect(await told(reference, 'choice-refunded-guest')).toMatchObject([
    { refundCents: 179_00, choice: { isOver: true } },
  ])
  expect(await payRefunds(since(14))).toBe(1)
  expect(await dueOf(reference)).toBe(0)
  expect(await refund(reference, since(14))).toEqual({ kind: 'refused', reason: 'choice_over' })
  expect(await endChoices(since(30))).toBe(0)
})

test('the e-mail says the end that counts from its own sending, however long it waited', async () => {
  await aChooser('slow@example.com')
  await deliverEmails(after(1, 11))
  const texts = mail.emails.filter((_, index) => mail.recipients[index]?.includes('slow@example.com'))
  expect(texts.map(({ text }) => text?.replace(/\s+/g, ' ')).join(' ')).toContain(
    'Please tell us by Wednesday, 16 December 2026 at 12:11',
  )
})

test('where no mail server takes the e-mail, the 14 days count from the cancellation', async () => {
  const { reference } = await aChooser('gone@example.com')
  mail.refuseWith(550, 'no such user', 'gone@example.com')
  const complain = expectLog()
  await deliverEmails(after(0, 5))
  expect(complain).toHaveBeenCalled()
  mail.refuseWith(null)
  await endChoices(after(14, -1))
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  await endChoices(after(14))
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled' })
})

test('the time counts from the first e-mail that arrives, also from one that was sent again by hand', async () => {
  const { reference } = await aChooser('again@example.com')
  mail.refuseWith(550, 'no such user', 'again@example.com')
  const complain = expectLog()
  await deliverEmails(after(0, 5))
  expect(complain).toHaveBeenCalled()
  mail.refuseWith(null)
  const found = await findLastGuestEmail(reference)
  if (found.kind !== 'found') throw new Error('no e-mail')
  await repeatGuestEmail(found.email, after(5))
  await deliverEmails(after(5))
  expect(await choices(reference)).toMatchObject([{ told_at: after(5) }])
  await endChoices(after(19, -1))
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  await endChoices(after(19))
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled' })
})

test('a choice that has lost its job has it again', async () => {
  const { reference } = await aChooser('lost@example.com')
  await backgroundPool().query(`DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'end_choice:%'`)
  const complain = expectLog()
  await requeueLostJobs(after(14, 6))
  expect(complain).toHaveBeenCalledTimes(1)
  await endChoices(after(14, 6))
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled' })
})
