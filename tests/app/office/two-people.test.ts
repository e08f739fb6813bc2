import { renderToStaticMarkup } from 'react-dom/server'
import BookingPage from '@/app/office/bookings/[reference]/page'
import BookingActPage from '@/app/office/bookings/[reference]/[action]/page'
import { POST as confirmBooking } from '@/app/office/bookings/[reference]/[action]/confirm/route'
import DatesActPage from '@/app/office/dates/[ids]/[action]/page'
import { POST as confirmDates } from '@/app/office/dates/[ids]/[action]/confirm/route'
import DepartureActPage from '@/app/office/departures/[id]/[action]/page'
import { POST as confirmDeparture } from '@/app/office/departures/[id]/[action]/confirm/route'
import { addMinutes } from '@/lib/calendar/duration'
import { addMember } from '@/lib/use-cases/staff/change-members'
import { enterRequestContext } from '@/lib/observability/request-context'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { aForm, where } from '@/tests/support/a-guest-form'
import { anOfficeDoor } from '@/tests/support/an-office-door'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'
import { hiddenFields } from '@/tests/support/operator-pages'

/* Two people in the office at once, each with a session, who read the same preview. Rule: once (docs/rules.md) */

let sent = new Headers()
jest.mock('next/headers', () => ({ headers: async () => sent }))

freezeClock(NOON)

const backend = aBackend()
const { aCookie } = anOfficeDoor(backend)
const { aPaidBooking } = changedBookings(backend)

type Params = Readonly<Record<string, string>>
type Post = (request: Request, context: { params: Promise<never> }) => Promise<Response>

/** A person who is signed in, with the pages and forms of one act. */
async function aPerson(email: string, { page, post }: { readonly page: unknown; readonly post: unknown }) {
  const cookie = `__Host-office=${await aCookie(email)}`
  const args = (params: Params) => ({ params: Promise.resolve(params as never) })
  return {
    async read(params: Params, url = '', shown = page) {
      sent = new Headers({ cookie })
      enterRequestContext({ id: 'a-request' })
      const query = Object.fromEntries(new URL(url, 'https://lumi.example.com').searchParams)
      const render = shown as (props: object) => Promise<React.ReactElement>
      const html = renderToStaticMarkup(
        await render({ ...args(params), searchParams: Promise.resolve(query) }),
      )
      return {
        fields: hiddenFields(html.slice(html.indexOf('What happens'))),
        words: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
      }
    },
    async confirm(params: Params, fields: Record<string, string>) {
      const [status, location] = where(await (post as Post)(aForm(fields, { cookie }), args(params)))
      expect(status).toBe(303)
      return String(location)
    },
  }
}

beforeEach(() => addMember('anna@lumi.example.com', 'Anna', NOON))

const EVENING = addMinutes(NOON, 2)

test('what somebody else has changed meanwhile is shown with their name, and nothing is done', async () => {
  const booking = { page: BookingActPage, post: confirmBooking }
  const [anna, one] = [
    await aPerson('anna@lumi.example.com', booking),
    await aPerson('one@lumi.example.com', booking),
  ]
  const { reference } = await aPaidBooking()
  const cancel = { reference, action: 'cancel-for-us' }
  const refund = { reference, action: 'refund' }
  const typed = '?amount=20&reason=goodwill'
  const [hers, his] = [await anna.read(cancel), await one.read(refund, typed)]
  await withClockAt(EVENING, async () => {
    expect(await anna.confirm(cancel, hers.fields)).toContain('?done=')
    const answer = await one.confirm(refund, his.fields)
    expect(answer).toMatch(/\/refund\?amount=20&reason=goodwill&outdated=\d+$/)
    const { words } = await one.read(refund, answer)
    expect(words).toContain('Nothing was done, because something has changed since you looked.')
    expect(words).toContain('Cancelled (our decision), by Anna at 12:02.')
    // Her own second form says that it was her.
    const again = await anna.confirm(cancel, { ...hers.fields, once: crypto.randomUUID() })
    expect((await anna.read(cancel, again)).words).toContain('Cancelled (our decision), by you at 12:02.')
  })
})

test('the same form, pressed at the same moment in two windows, is done once', async () => {
  const booking = { page: BookingActPage, post: confirmBooking }
  const anna = await aPerson('anna@lumi.example.com', booking)
  const { reference } = await aPaidBooking()
  const note = { reference, action: 'note' }
  const { fields } = await anna.read(note)
  const form = { ...fields, note: 'Has called' }
  const answers = await Promise.all([anna.confirm(note, form), anna.confirm(note, form)])
  expect(answers.map((answer) => /done=(\w+)/.exec(answer)?.[1]).sort()).toEqual(['again', 'note'])
  expect(await anna.confirm(note, form)).toContain('?done=again.')
  expect(await backend.query("SELECT 1 FROM history WHERE words = 'Has called'")).toHaveLength(1)
})

test('a form that is sent again after its act was undone, or done again, says nothing that is not so', async () => {
  const booking = { page: BookingActPage, post: confirmBooking }
  const anna = await aPerson('anna@lumi.example.com', booking)
  const { reference } = await aPaidBooking()
  const [cancel, undo] = [
    { reference, action: 'cancel-for-guest' },
    { reference, action: 'undo' },
  ]
  const noteOf = async (location: string) => (await anna.read({ reference }, location, BookingPage)).words
  const first = await anna.read(cancel)
  await anna.confirm(cancel, first.fields)
  const undone = await anna.read(undo)
  expect(await anna.confirm(undo, undone.fields)).toContain('?done=undo.')
  const again = await noteOf(await anna.confirm(cancel, first.fields))
  expect(again).toContain('You sent this more than once; it was done only once.')
  expect(again).not.toContain('The booking is cancelled for the guest.')
  await anna.confirm(cancel, (await anna.read(cancel)).fields)
  expect(await noteOf(await anna.confirm(undo, undone.fields))).not.toContain('It is undone.')
})

test('a form that was sent for one booking does not count as sent for another', async () => {
  const anna = await aPerson('anna@lumi.example.com', { page: BookingActPage, post: confirmBooking })
  const [one, other] = [await aPaidBooking(), await aPaidBooking()]
  const cancelOf = ({ reference }: { reference: string }) => ({ reference, action: 'cancel-for-guest' })
  const { fields } = await anna.read(cancelOf(one))
  await anna.confirm(cancelOf(one), fields)
  expect(await anna.confirm(cancelOf(other), fields)).toContain('/cancel-for-guest?outdated=')
})

test.each([
  ['dates', DatesActPage, confirmDates],
  ['departure', DepartureActPage, confirmDeparture],
])('another act on the same %s meanwhile is noticed, and a new guest is not', async (kind, page, post) => {
  const ids = [await backend.aDeparture({ seats: 8 }), await backend.aDeparture({ seats: 8 })]
  const id = kind === 'dates' ? ids.join(',') : String(ids[0])
  const [anna, one] = [
    await aPerson('anna@lumi.example.com', { page, post }),
    await aPerson('one@lumi.example.com', { page: DatesActPage, post: confirmDates }),
  ]
  const named = (action: string) => ({ id, ids: id, action })
  const close = (await anna.read(named('close'))).fields
  const guide = (await anna.read(named('name-guide'), '?name=Eero')).fields
  const price = { ids: String(ids[0]), action: 'price' }
  await one.confirm(price, (await one.read(price, '?child=99')).fields)
  await withClockAt(EVENING, async () => {
    const answer = await anna.confirm(named('close'), close)
    expect((await anna.read(named('close'), answer)).words).toContain(
      'Price changed, by one@lumi.example.com at 12:00.',
    )
    expect(await anna.confirm(named('name-guide'), guide)).toContain('outdated=')
    const again = (await anna.read(named('name-guide'), '?name=Eero')).fields
    await aPaidBooking({ departureId: ids[0] })
    expect(await anna.confirm(named('name-guide'), again)).toContain('?done=name-guide.')
  })
})

test('a departure says what has happened to its bookings, and several dates what has happened to each', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { reference } = await aPaidBooking({ departureId })
  const id = String(departureId)
  const anna = await aPerson('anna@lumi.example.com', { page: BookingActPage, post: confirmBooking })
  const onDeparture = await aPerson('one@lumi.example.com', {
    page: DepartureActPage,
    post: confirmDeparture,
  })
  const onDates = await aPerson('one@lumi.example.com', { page: DatesActPage, post: confirmDates })
  const cancel = { reference, action: 'cancel-for-us' }
  const start = { id, action: 'start' }
  const seats = { ids: id, action: 'seats' }
  const hers = await anna.read(cancel)
  const [his, other] = [await onDeparture.read(start, '?time=21:00'), await onDates.read(seats, '?seats=9')]
  await withClockAt(EVENING, async () => {
    await anna.confirm(cancel, hers.fields)
    const answer = await onDeparture.confirm(start, his.fields)
    expect((await onDeparture.read(start, answer)).words).toContain(
      `${reference}: Cancelled (our decision), by Anna at 12:02.`,
    )
    await onDates.confirm({ ids: id, action: 'seats' }, (await onDates.read(seats, '?seats=10')).fields)
    const late = await onDates.confirm(seats, other.fields)
    expect((await onDates.read(seats, late)).words).toContain('Number of seats changed, by you at 12:02.')
  })
})
