import { addDays } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures/departures'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { renderEmail } from '@/lib/emails/render-email'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { recordLightsSeen } from '@/lib/use-cases/changes/record-lights-seen'
import { recordNoLights } from '@/lib/use-cases/changes/record-no-lights'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { askAboutLights } from '@/lib/use-cases/scheduled/ask-about-lights'
import { queueTourEmails } from '@/lib/use-cases/scheduled/queue-tour-emails'
import { aBackend } from '@/tests/support/a-backend'
import { sampleBookingFacts, sampleSender } from '@/tools/emails/booking-samples'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { at } from '@/tests/support/builders'

/* What is sent automatically before and after a tour. */

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { cancelFor, told, whereIs } = cancelledDepartures(backend)
const OPERATOR = { actor: 'operator', by: 'guest' } as const

/** A paid booking on a separate day, and that day. */
async function aGuest() {
  const booking = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  return { ...booking, ...(await whereIs(booking.departureId)) }
}

const reminders = (reference: string) => told(reference, 'tour-reminder-guest')
const thanks = (reference: string) => told(reference, 'thank-you-guest')

async function move(reference: string, departureId: number, now: Date) {
  const to = await findDeparture(database(), departureId, now)
  if (!to) throw new Error('no departure')
  const answer = await requestChange.run(
    { reference, wanted: { kind: 'move', departureId }, asking: OPERATOR },
    now,
  )
  expect(answer.kind).toBe('applied')
}

test('a guest is reminded once, two days before the tour, from ten o’clock', async () => {
  const { reference, day } = await aGuest()
  const due = addDays(day, -2)
  await queueTourEmails(at('09:59', due))
  expect(await reminders(reference)).toEqual([])
  for (const time of ['10:00', '10:10', '19:59']) await queueTourEmails(at(time, due))
  await queueTourEmails(at('10:00', addDays(day, -1)))
  expect(await reminders(reference)).toMatchObject([{ day, writtenAt: at('10:00', due).toISOString() }])
})

test('a late reminder is sent on the day before, but not at night', async () => {
  const { reference, day } = await aGuest()
  await queueTourEmails(at('20:00', addDays(day, -2)))
  await queueTourEmails(at('03:00', addDays(day, -1)))
  expect(await reminders(reference)).toEqual([])
  await queueTourEmails(at('10:00', addDays(day, -1)))
  expect(await reminders(reference)).toHaveLength(1)
  const late = await aGuest()
  await queueTourEmails(at('10:00', late.day))
  expect(await reminders(late.reference)).toEqual([])
})

test('a guest who books or moves after the reminders have begun gets none, having just had an e-mail', async () => {
  const [booked, moved] = [await aGuest(), await aGuest()]
  await backend.query(
    `UPDATE bookings SET confirmed_at = '${at('10:00', addDays(booked.day, -2)).toISOString()}' WHERE reference = '${booked.reference}'`,
  )
  await queueTourEmails(at('10:10', addDays(booked.day, -2)))
  expect(await reminders(booked.reference)).toEqual([])
  await move(moved.reference, booked.departureId, at('10:00', addDays(booked.day, -2)))
  await queueTourEmails(at('10:10', addDays(booked.day, -2)))
  expect(await reminders(moved.reference)).toEqual([])
})

test('a guest who moves is reminded of the new date, and not of the old one again', async () => {
  const [guest, other] = [await aGuest(), await aGuest()]
  await queueTourEmails(at('10:00', addDays(guest.day, -2)))
  const later = await backend.aDeparture({ seats: 8 })
  const { day } = await whereIs(later)
  await move(guest.reference, later, at('12:00', addDays(guest.day, -2)))
  await queueTourEmails(at('10:00', addDays(day, -2)))
  expect((await reminders(guest.reference)).map((facts) => facts.day)).toEqual([guest.day, day])
  expect(await reminders(other.reference)).toHaveLength(1)
})

test('no reminder is sent for an ended booking, or while its guest has a choice', async () => {
  const [cancelled, choosing] = [await aGuest(), await aGuest()]
  await cancelBooking.run(cancelled.reference, 'us', at('12:00', '2026-12-01'))
  await cancelFor(choosing.departureId)
  for (const { day } of [cancelled, choosing]) await queueTourEmails(at('10:00', addDays(day, -2)))
  expect(await reminders(cancelled.reference)).toEqual([])
  expect(await reminders(choosing.reference)).toEqual([])
})

test('no reminder is sent while a cancellation can be undone; once undone, everyone gets it', async () => {
  const { reference, day } = await aGuest()
  const due = addDays(day, -2)
  const call = { name: 'booking cancel', isAtOnce: false } as const
  const done = await cancelBooking.run(reference, 'us', at('09:55', due), { call })
  if (done.kind !== 'cancelled' || !done.command) throw new Error('not cancelled')
  await queueTourEmails(at('10:00', due))
  expect(await reminders(reference)).toEqual([])
  await undoCommand.run(done.command.id, at('10:04', due))
  await queueTourEmails(at('10:10', due))
  expect(await reminders(reference)).toHaveLength(1)
})

test('a reminder names the guide once one is named, with the languages of a guide whom content knows', async () => {
  const [known, other, none] = [await aGuest(), await aGuest(), await aGuest()]
  const name = (guide: string, { departureId }: { readonly departureId: number }) =>
    backend.query(`UPDATE departures SET guide_name = '${guide}' WHERE id = ${departureId}`)
  await name('Aino Kallio', known)
  await name('Mikko', other)
  for (const { day } of [known, other, none]) await queueTourEmails(at('10:00', addDays(day, -2)))
  const textFor = async ({ reference }: { readonly reference: string }) =>
    (await reminders(reference)).map(({ guideText }) => guideText)
  expect(await textFor(known)).toEqual([
    'Your guide is Aino Kallio (sample guide), who speaks Finnish, English and German.',
  ])
  expect(await textFor(other)).toEqual(['Your guide is Mikko.'])
  expect(await textFor(none)).toEqual([null])
  expect(await textOf('tour-reminder-guest', { guideText: 'Your guide is Mikko.' })).toContain(
    'Your guide is Mikko.',
  )
})

test('a guest is thanked once, the day after at 15:00', async () => {
  const { reference, day } = await aGuest()
  const next = addDays(day, 1)
  await queueTourEmails(at('14:59', next))
  expect(await thanks(reference)).toEqual([])
  for (const time of ['15:00', '15:10']) await queueTourEmails(at(time, next))
  await queueTourEmails(at('15:00', addDays(day, 2)))
  expect(await thanks(reference)).toMatchObject([{ day }])
})

test('no-shows, guests who saw no lights, and guests of ended bookings are not thanked', async () => {
  const [away, dark, cancelled] = [await aGuest(), await aGuest(), await aGuest()]
  await backend.query(`UPDATE bookings SET no_show_at = now() WHERE reference = '${away.reference}'`)
  await recordNoLights.run({ tourId: dark.tourId, day: dark.day }, at('09:00', addDays(dark.day, 1)))
  await cancelBooking.run(cancelled.reference, 'us', at('12:00', '2026-12-01'))
  for (const { reference, day } of [away, dark, cancelled]) {
    await queueTourEmails(at('15:00', addDays(day, 1)))
    expect(await thanks(reference)).toEqual([])
  }
})

test('a reminder asks for a missing pick-up place, or states it; it describes the sky and what to bring', async () => {
  const missing = await textOf('tour-reminder-guest', {})
  for (const words of ['Where do you stay?', 'The tour runs from 20:00 to 05:00', 'Warm layers'])
    expect(missing).toContain(words)
  const known = await textOf('tour-reminder-guest', { pickupPlace: 'Hotel Aurora' })
  expect(known).toContain('We meet you here: Hotel Aurora.')
  expect(known).not.toContain('Where do you stay?')
  const agreed = { meetingPoint: 'We agree the meeting point with you by e-mail', isPickedUp: false }
  expect(await textOf('tour-reminder-guest', agreed)).not.toContain('Where do you stay?')
})

test('a thank-you links to the page where the guest reviews the tour, and to no other site', async () => {
  const text = await textOf('thank-you-guest', { reviewUrl: 'https://lumi.example.com/review/token' })
  expect(text).toContain('Write a review: https://lumi.example.com/review/token')
  expect(new Set(text.match(/https?:\/\/[^/ ]+/g))).toEqual(new Set(['https://lumi.example.com']))
})

const textOf = async (kind: 'tour-reminder-guest' | 'thank-you-guest', facts: Partial<BookingFacts>) =>
  (await renderEmail({ kind, facts: sampleBookingFacts(facts) }, sampleSender)).text.replace(/\s+/g, ' ')

/** A night with one party of two, and when the question is sent. */
async function aNight() {
  const booking = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  const { tourId, day } = await whereIs(booking.departureId)
  const [morning, noon] = [at('09:00', addDays(day, 1)), at('12:00', addDays(day, 2))]
  return { ...booking, tourId, day, morning, noon }
}

/** The questions sent about a departure, oldest first, once for the two inboxes. */
async function asked(departureId: number) {
  const rows = await backend.query<{ cause: string; recipient: string; facts: { isAgain: boolean } }>(
    `SELECT cause, recipient, facts FROM emails
     WHERE kind = 'lights-asked-operator' AND cause LIKE '${departureId}:%' ORDER BY created_at, recipient`,
  )
  expect(rows.length % 2).toBe(0)
  return rows.filter(({ recipient }) => recipient === 'one@lumi.example.com').map(({ cause }) => cause)
}

test('each inbox is asked the morning after, and once more at noon the next day, however many workers run', async () => {
  const { departureId, morning, noon, day } = await aNight()
  await Promise.all([1, 2, 3].map(() => askAboutLights(morning)))
  await askAboutLights(at('19:59', addDays(day, 1)))
  await askAboutLights(at('11:59', addDays(day, 2)))
  expect(await asked(departureId)).toEqual([`${departureId}:first`])
  await Promise.all([1, 2, 3].map(() => askAboutLights(noon)))
  for (const days of [2, 3, 4]) await askAboutLights(at('19:00', addDays(day, days)))
  expect(await asked(departureId)).toEqual([`${departureId}:first`, `${departureId}:again`])
})

test('the question states the night and how many came, and names no guest', async () => {
  const { departureId, morning } = await aNight()
  await askAboutLights(morning)
  const [email] = await backend.query<{ facts: unknown; reply_to: string | null }>(
    `SELECT facts, reply_to FROM emails WHERE cause = '${departureId}:first'`,
  )
  expect(email).toMatchObject({ facts: { departureId, parties: 1, guests: 2 }, reply_to: null })
  expect(JSON.stringify(email)).not.toMatch(/aino/i)
})

test('an answered night is not asked about again, whatever the answer', async () => {
  const [bright, dark] = [await aNight(), await aNight()]
  expect(await recordLightsSeen.run(bright.departureId, at('01:00', addDays(bright.day, 1)))).toEqual({
    kind: 'seen',
  })
  await recordNoLights.run(dark, at('01:00', addDays(dark.day, 1)))
  for (const { morning, noon, departureId } of [bright, dark]) {
    await askAboutLights(morning)
    await askAboutLights(noon)
    expect(await asked(departureId)).toEqual([])
  }
})

test('an undone answer does not count: the question is sent once more', async () => {
  const { departureId, morning, noon, ...where } = await aNight()
  const said = await recordNoLights.run(where, morning, { name: 'departure not-seen', isAtOnce: false })
  if (said.kind !== 'not_seen' || !said.command) throw new Error('not said')
  await askAboutLights(morning)
  expect(await asked(departureId)).toEqual([])
  await undoCommand.run(said.command.id, morning)
  await askAboutLights(noon)
  expect(await asked(departureId)).toEqual([`${departureId}:again`])
})

test('no question is sent about a cancelled night, one on which nobody came, or another tour', async () => {
  const [cancelled, empty, away] = [await aNight(), await aNight(), await aNight()]
  await cancelFor(cancelled.departureId)
  await cancelBooking.run(empty.reference, 'us', at('12:00', '2026-12-01'))
  await backend.query(`UPDATE bookings SET no_show_at = now() WHERE reference = '${away.reference}'`)
  const other = await backend.aDeparture({ seats: 8, tourId: 8 })
  const rental = await aPaidBooking({ departureId: other, tourId: 8, offeredCents: 79_00 })
  const { day } = await whereIs(rental.departureId)
  for (const morning of [
    ...[cancelled, empty, away].map((night) => night.morning),
    at('09:00', addDays(day, 1)),
  ])
    await askAboutLights(morning)
  for (const { departureId } of [cancelled, empty, away, rental]) expect(await asked(departureId)).toEqual([])
})
