import { minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { saveHealthNote } from '@/lib/db/health-notes'
import { loadGuideList } from '@/lib/use-cases/departures/load-guide-list'
import { erasePerson } from '@/lib/use-cases/privacy/erase-person'
import { sendMessage } from '@/lib/use-cases/changes/send-message'
import { listedDepartures } from '@/lib/use-cases/delivery/steps/listed-departures'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'
import { bookingPage, departureToken } from '@/tests/support/operator-pages'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(NOON)

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const TOLD = /Aino|Korhonen|Arctic Hotel|\+358|vegetarian|nuts/

/** A paid party that is forgotten an hour after the start, as far as the accounts allow, and one beside it. */
async function aForgottenParty(customerEmail: string) {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { reference } = await aPaidBooking({
    departureId,
    customerEmail,
    customerPhone: '+358 40 123 4567',
    specialRequests: 'A vegetarian dinner',
  })
  const other = await aPaidBooking({
    departureId,
    customerName: 'Mika Mäkinen',
    customerEmail: `other-${customerEmail}`,
  })
  const { id } = await database().booking.update({
    where: { reference },
    data: { pickupPlace: 'Arctic Hotel', wishesReleasedAt: NOON },
  })
  await saveHealthNote(database(), id, { words: 'Allergic to nuts', consentText: 'Yes', consentedAt: NOON })
  const { startsAt, day } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const at = minutesAfter(startsAt, 60)
  const { bookings } = await erasePerson(customerEmail, { isSure: true, now: at })
  expect(bookings).toMatchObject([{ reference, erasure: 'keep_for_accounts' }])
  return { departureId, reference, other, at, day: day.toISOString().slice(0, 10) }
}

test('a forgotten guest stands on the departure’s page and on every list without name, phone, place and wishes', async () => {
  const { departureId, reference, at, day } = await aForgottenParty('page@example.com')
  const html = await withClockAt(at, async () => bookingPage(await departureToken(departureId)))
  expect(html).toContain('forgotten guest')
  expect(html).toContain(reference)
  expect(html).toContain('Mika Mäkinen')
  expect(html).not.toMatch(TOLD)
  const listing = await loadGuideList({ tourId: 1, day }, at)
  expect(JSON.stringify(listing?.rows)).not.toMatch(TOLD)
  const list = await listedDepartures({ day, departureIds: [departureId] }, 'one@lumi.example.com', at)
  expect(list[0]?.parties).toHaveLength(2)
  expect(JSON.stringify(list)).not.toMatch(TOLD)
})

test('no message goes to a forgotten guest, neither to all nor to the one', async () => {
  const { departureId, reference, other, at } = await aForgottenParty('message@example.com')
  const all = await sendMessage({ departureId }, 'We found a glove.', at)
  expect(all).toMatchObject({ kind: 'sent', told: [{ reference: other.reference }], untold: [] })
  expect(await sendMessage({ reference }, 'We found a glove.', at)).toEqual({
    kind: 'refused',
    reason: 'forgotten',
  })
  await erasePerson('other-message@example.com', { isSure: true, now: at })
  expect(await sendMessage({ departureId }, 'We found a glove.', at)).toEqual({
    kind: 'refused',
    reason: 'forgotten',
  })
  expect(
    await backend.query(`SELECT recipient FROM emails e JOIN bookings b ON b.id = e.booking_id
      WHERE b.departure_id = ${departureId} AND kind = 'office-message-guest'`),
  ).toHaveLength(1)
})
