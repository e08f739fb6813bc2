import BookingActPage from '@/app/office/bookings/[reference]/[action]/page'
import { POST as confirm } from '@/app/office/bookings/[reference]/[action]/confirm/route'
import { addMinutes } from '@/lib/calendar/duration'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { aForm } from '@/tests/support/a-guest-form'
import { anOfficeDoor } from '@/tests/support/an-office-door'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'
import { officePage, routeArgs } from '@/tests/support/office-pages'
import { hiddenFields } from '@/tests/support/operator-pages'

/* The limit of what a person may return without a fresh link. Rule: fresh-proof (docs/rules.md) */

let sent = new Headers()
jest.mock('next/headers', () => ({ headers: async () => sent }))

freezeClock(NOON)

const backend = aBackend()
const { aCookie } = anOfficeDoor(backend)
const { aPaidBooking } = changedBookings(backend)
const PERSON = 'one@lumi.example.com'

/** Cancel a booking for 358 €. Returns where that leads, and whether its preview has said so. */
async function cancel(reference: string) {
  const named = { reference, action: 'cancel-for-us' }
  const { html } = await officePage(BookingActPage, named)
  const answer = await confirm(
    aForm(hiddenFields(html), { cookie: sent.get('cookie') ?? '' }),
    routeArgs(named),
  )
  const isSaid = html.includes('confirm that it is you')
  const to = new URL(answer.headers.get('location') ?? '', 'https://lumi.example.com').pathname
  return { isSaid, isAsked: to === '/office/confirm-it-is-you' }
}

test('what one session returns while its proof is old counts together, and a fresh link starts again', async () => {
  const party = { adults: 2, offeredCents: 35_800 }
  const references = []
  for (let count = 0; count < 5; count += 1) references.push((await aPaidBooking(party)).reference)
  const [fresh = '', first = '', second = '', third = '', fourth = ''] = references
  const cookie = await aCookie(PERSON)
  sent = new Headers({ cookie: `__Host-office=${cookie}` })
  const DONE = { isSaid: false, isAsked: false }
  expect(await cancel(fresh)).toEqual(DONE)
  const later = addMinutes(NOON, 61)
  await withClockAt(later, async () => {
    expect(await cancel(first)).toEqual(DONE)
    expect(await cancel(second)).toEqual({ isSaid: true, isAsked: true })
    expect(await cancel(second)).toEqual({ isSaid: true, isAsked: true })
    sent = new Headers({ cookie: `__Host-office=${await aCookie(PERSON, later, cookie)}` })
    expect(await cancel(second)).toEqual(DONE)
    expect(await cancel(third)).toEqual(DONE)
  })
  await withClockAt(addMinutes(later, 61), async () => expect(await cancel(fourth)).toEqual(DONE))
  expect(
    await backend.query('SELECT returned_cents AS cents FROM office_sessions ORDER BY proved_at'),
  ).toEqual([{ cents: 35_800 }, { cents: 35_800 }])
})
