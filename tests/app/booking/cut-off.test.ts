import { POST as cancel } from '@/app/(by-link)/booking/[token]/cancel/confirm/route'
import { POST as change } from '@/app/(by-link)/booking/[token]/change/route'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { aForm, guestPageArgs, where } from '@/tests/support/a-guest-form'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'

freezeClock(NOON)
const backend = aBackend()
const { aPaidBooking, bookingOf } = changedBookings(backend)
const ONE = { adults: '1', children: '0' }

// In UTC, so that they do not depend on the code under test.
const HARD_NIGHTS = [
  {
    name: 'leaves an hour out',
    day: '2027-03-28',
    starts: '2027-03-28T17:00:00Z',
    cutOff: '2027-03-27T17:00:00Z',
  },
  {
    name: 'has an hour twice',
    day: '2027-10-31',
    starts: '2027-10-31T18:00:00Z',
    cutOff: '2027-10-30T18:00:00Z',
  },
]

test.each(HARD_NIGHTS)(
  'before a tour whose last night $name, a guest can change and cancel until 24 elapsed hours before it, to the second',
  async ({ day, starts, cutOff }) => {
    const departureId = await backend.aDeparture({ seats: 8 })
    await backend.query(
      `UPDATE departures SET day = '${day}', starts_at = '${starts}', closes_at = '${starts}' WHERE id = ${departureId}`,
    )
    const [early, late] = [await aBookingForTwo(departureId), await aBookingForTwo(departureId)]

    await withClockAt(new Date(Date.parse(cutOff) - 1000), async () => {
      expect(where(await change(aForm({ ...ONE, terms: early.terms }), early.at))).toEqual(
        leadsTo(early, '?done=changed'),
      )
      expect(where(await cancel(aForm({ refund: '17900' }), early.at))).toEqual(
        leadsTo(early, '?done=cancelled'),
      )
    })
    expect(await returnedTo(early.reference)).toBe(358_00)

    await withClockAt(new Date(cutOff), async () => {
      expect(where(await change(aForm({ ...ONE, terms: late.terms }), late.at))).toEqual(
        leadsTo(late, '/guests?adults=1&children=0&outdated'),
      )
      expect(where(await cancel(aForm({ refund: '35800' }), late.at))).toEqual(
        leadsTo(late, '/cancel?outdated'),
      )
      expect(await bookingOf(late.reference)).toMatchObject({ state: 'confirmed', adults: 2 })
      expect(where(await cancel(aForm({ refund: '0' }), late.at))).toEqual(leadsTo(late, '?done=cancelled'))
    })
    expect(await bookingOf(late.reference)).toMatchObject({ state: 'cancelled' })
    expect(await returnedTo(late.reference)).toBe(0)
  },
)

/** With the fingerprint of a preview for one guest fewer, taken while there was still time. */
async function aBookingForTwo(departureId: number) {
  const { reference } = await aPaidBooking({ departureId, adults: 2, offeredCents: 358_00 })
  const wanted = { kind: 'party', party: { adults: 1, children: 0 } } as const
  const preview = await requestChange.preview({ reference, wanted, asking: GUEST }, NOON)
  if (!('terms' in preview)) throw new Error('refused')
  return { reference, terms: preview.terms, at: await guestPageArgs(reference) }
}

const leadsTo = ({ at }: Awaited<ReturnType<typeof aBookingForTwo>>, rest: string) => [
  303,
  `/booking/${at.token}${rest}`,
]

/** The refund requested from Stripe, in cents. */
async function returnedTo(reference: string): Promise<number> {
  const [row] = await backend.query<{ cents: number }>(
    `SELECT coalesce(sum(r.cents), 0)::int AS cents FROM refunds r JOIN bookings b ON b.id = r.booking_id
     WHERE b.reference = '${reference}'`,
  )
  return row?.cents ?? 0
}
