import { addMinutes } from '@/lib/calendar/duration'
import { type Requester } from '@/lib/booking/changes/requester'
import { changeStartTime } from '@/lib/use-cases/changes/change-start-time'
import { mergeDepartures } from '@/lib/use-cases/changes/merge-departures'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { payRefunds } from '@/tests/support/run-jobs'
import { readEmails } from '@/tests/support/read-emails'

/* We move a booking, and its guest may have begun a change at the same time. */

const backend = aBackend()
const { aPaidBooking, aHeldChange, bookingOf, pay } = changedBookings(backend)
const { cancelFor, whereIs, moveTo, setPrice } = cancelledDepartures(backend)
const LATER = addMinutes(NOON, 5)
const US: Requester = { actor: 'operator', by: 'us' }
const OFFICE: Requester = { actor: 'operator', by: 'guest' }
const TWO = { kind: 'party', party: { adults: 2, children: 0 } } as const
const DROPPED = /The change to 2 adults on \w+, \d+ December 2026, which had not been paid, no longer stands/

const changed = (reference: string) => readEmails(backend, { reference, kind: 'booking-changed-guest' })

async function move(reference: string, asking: Requester, now = LATER) {
  const wanted = { kind: 'move', departureId: await backend.aDeparture({ seats: 8 }) } as const
  expect(await requestChange.run({ reference, wanted, asking }, now)).toMatchObject({ kind: 'applied' })
}

test('the e-mail about a move by us says that we moved it, and what the guest may do', async () => {
  const { reference } = await aPaidBooking()
  await move(reference, US)
  const [text] = await changed(reference)
  expect(text).toContain('We have changed your booking')
  expect(text).toContain('We had to make this change, and are sorry for it')
  expect(text).toMatch(
    /reply to this e-mail or call \+358.* cancel the booking and return everything you paid/,
  )
  expect(text).not.toContain('Your booking is changed')
})

test.each([
  ['the guest', GUEST],
  ['the office for the guest', OFFICE],
])('a move that %s made is not called ours', async (_, asking) => {
  const { reference } = await aPaidBooking()
  await move(reference, asking)
  const [text] = await changed(reference)
  expect(text).toContain('Your booking is changed')
  expect(text).not.toContain('We had to')
})

test('nor is another date that a guest chose after we cancelled', async () => {
  const { reference, departureId } = await aPaidBooking()
  await cancelFor(departureId)
  await moveTo(reference, await backend.aDeparture({ seats: 8 }))
  const [text] = await changed(reference)
  expect(text).not.toContain('We had to')
})

test.each([
  ['us', US],
  ['the office for the guest', OFFICE],
])(
  'a move by %s tells of the guest’s unpaid change that it drops, and a late payment is refunded',
  async (_, asking) => {
    const { reference } = await aPaidBooking()
    const { sessionId } = await aHeldChange({ reference, wanted: TWO })
    await move(reference, asking)
    const [text] = await changed(reference)
    expect(text).toMatch(DROPPED)
    expect(text).toContain('If you have paid for it already, even in part, all of it goes back to you')
    await pay(sessionId, addMinutes(NOON, 10))
    await payRefunds(addMinutes(NOON, 10))
    expect(await bookingOf(reference)).toMatchObject({ adults: 1, total_cents: 179_00 })
    const [refunded] = await readEmails(backend, { reference, kind: 'payment-refunded-guest' })
    expect(refunded).toContain('179 € is on its way back')
  },
)

test('guests who were paid for before the move come along, and nothing is dropped', async () => {
  const { reference } = await aPaidBooking()
  await pay((await aHeldChange({ reference, wanted: TWO })).sessionId)
  await move(reference, US)
  const [, text] = await changed(reference)
  expect(await bookingOf(reference)).toMatchObject({ adults: 2, total_cents: 358_00 })
  expect(text).not.toContain('no longer stands')
})

test('so does a change that lapses with the move, whose own e-mail is then not sent', async () => {
  const { reference } = await aPaidBooking()
  const { sessionId } = await aHeldChange({ reference, wanted: TWO })
  await backend.query(`UPDATE checkouts SET state = 'expired' WHERE session_id = '${sessionId}'`)
  await move(reference, US, addMinutes(NOON, 40))
  const [text] = await changed(reference)
  expect(text).toMatch(DROPPED)
})

test('so do the e-mails about a new start, a merger and a cancelled departure', async () => {
  const one = await aPaidBooking()
  await aHeldChange({ reference: one.reference, wanted: TWO })
  await changeStartTime.run({ ...(await whereIs(one.departureId)), time: '21:00' }, LATER)
  const [shifted] = await readEmails(backend, { reference: one.reference, kind: 'time-changed-guest' })
  expect(shifted).toMatch(DROPPED)

  const two = await aPaidBooking()
  await aHeldChange({ reference: two.reference, wanted: TWO })
  const { day: into } = await whereIs(await backend.aDeparture({ seats: 8 }))
  await mergeDepartures.run({ ...(await whereIs(two.departureId)), into }, LATER)
  const [merged] = await readEmails(backend, { reference: two.reference, kind: 'departure-merged-guest' })
  expect(merged).toMatch(DROPPED)

  const three = await aPaidBooking()
  await aHeldChange({ reference: three.reference, wanted: TWO })
  await cancelFor(three.departureId, 'weather', LATER)
  const [off] = await readEmails(backend, { reference: three.reference, kind: 'departure-cancelled-guest' })
  expect(off).toMatch(DROPPED)
})

test('a guest whose unpaid move went to a date that we cancel is told that it ended', async () => {
  const { reference } = await aPaidBooking()
  const to = await backend.aDeparture({ seats: 8 })
  await setPrice(to, 200_00)
  await aHeldChange({ reference, wanted: { kind: 'move', departureId: to } })
  await cancelFor(to, 'weather', LATER)
  const texts = await readEmails(backend, { reference, kind: 'change-dropped-guest' })
  expect(texts).toEqual([expect.stringContaining('It is no longer kept')])
})
