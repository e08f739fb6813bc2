import { formatStamp } from '@/lib/language/dates'
import { historyLine, type RecordedEvent } from '@/lib/words/history/history-line'

const row: RecordedEvent = {
  at: new Date('2026-12-01T10:00:00Z'),
  what: 'confirmed',
  why: null,
  words: null,
  actor: 'guest',
  actorName: null,
  before: null,
  after: null,
}
const told = (overrides: Partial<RecordedEvent>) => historyLine({ ...row, ...overrides })

test.each<[string, Partial<RecordedEvent>, string]>([
  [
    'how a booking began',
    { what: 'booked', after: { state: 'awaiting_payment', expiresAt: '2026-12-03T10:00:00Z' } },
    'booked, waiting for payment, held until 2026-12-03 12:00, by the guest',
  ],
  [
    'no state twice',
    { before: { state: 'hold' }, after: { state: 'confirmed', version: 2 } },
    'confirmed, by the guest',
  ],
  [
    'what is so again',
    { what: 'undone', why: 'undo', before: { state: 'cancelled' }, after: { state: 'confirmed' } },
    'a change was undone, confirmed (before: cancelled), by the guest',
  ],
  [
    'which details are others',
    {
      what: 'details_changed',
      after: { fields: ['customerPhone', 'specialRequests'], isFirstAddress: true },
    },
    'guest’s details changed, phone and wishes, by the guest',
  ],
  [
    'money, and how it came',
    { what: 'paid', after: { cents: 179_00, method: 'crypto' }, actor: 'stripe' },
    'payment received, 179 €, in cryptocurrency, by Stripe',
  ],
  [
    'a change by its subject',
    { what: 'change_held', why: 'party', after: { payCents: 179_00, until: '2026-12-01T10:35:00Z' } },
    'a change is waiting for payment (another number of guests), to pay 179 €, held until 2026-12-01 12:35, by the guest',
  ],
  [
    'a refund that we chose to give',
    {
      ...{ what: 'changed', why: 'goodwill', actor: 'command', actorName: 'Mika' },
      ...{ before: { totalCents: 358_00 }, after: { totalCents: 308_00 } },
    },
    'price reduced (goodwill), total 308 € (before: 358 €), by Mika',
  ],
  [
    'a refund made elsewhere',
    { what: 'changed', why: 'dashboard', actor: 'stripe' },
    'price reduced (in Stripe’s dashboard), by Stripe',
  ],
  [
    'another party',
    {
      ...{ what: 'changed', why: 'party' },
      ...{ before: { places: [{ count: 2 }] }, after: { places: [{ count: 1 }] } },
    },
    'number of guests changed, 1 guest (before: 2 guests), by the guest',
  ],
  ['another date', { what: 'changed', why: 'move' }, 'moved to another date, by the guest'],
  ['an agreed total', { what: 'changed', why: 'agree' }, 'a new total was agreed, by the guest'],
  ['a change without a reason', { what: 'changed' }, 'booking changed, by the guest'],
  [
    'how many seats a date has',
    { what: 'seats_set', before: { seats: 8 }, after: { seats: 1 } },
    'number of seats changed, 1 seat (before: 8 seats), by the guest',
  ],
  [
    'a date’s price',
    { what: 'priced', after: { adultCents: 199_00, childCents: null } },
    'price changed, 199 € for adults, by the guest',
  ],
  [
    'who is waiting',
    { what: 'waiting_joined', after: { adults: 2, children: 1 } },
    'a party joined the waiting list, 2 adults, 1 child, by the guest',
  ],
  ['who guides', { what: 'guide_named', words: 'Eero' }, 'guide named, “Eero”, by the guest'],
  ['that nobody guides', { what: 'guide_named' }, 'guide removed, by the guest'],
  ['that guests stayed away', { what: 'no_show' }, 'the guests did not come, by the guest'],
  [
    'how many a message went to',
    { what: 'message_sent', after: { parties: 1 }, actor: 'operator_link', actorName: 'one@example.com' },
    'message sent, to 1 party, by operator link of one@example.com',
  ],
  [
    'what the system did',
    { what: 'lapsed', before: { state: 'hold' }, after: { state: 'lapsed' }, actor: 'worker' },
    'expired unpaid, by the system',
  ],
  [
    'which e-mail',
    { what: 'email_repeated', why: 'booking-confirmed-guest' },
    'e-mail sent again (Booking confirmed), by the guest',
  ],
  [
    'what somebody wrote',
    { what: 'note', words: 'calls at six', actor: 'command', actorName: 'Mika' },
    'note, “calls at six”, by Mika',
  ],
])('the history says %s in plain words', (_what, overrides, line) => {
  expect(told(overrides)).toBe(`2026-12-01 12:00 ${line}`)
})

test('the office reads when it was as in its lists', () => {
  const began = { what: 'booked', after: { expiresAt: '2026-12-03T10:00:00Z' } }
  expect(historyLine({ ...row, ...began }, formatStamp)).toMatch(
    /^\w{3} \d+ Dec 2026, \d\d:\d\d booked, held until Thu 3 Dec 2026, 12:00, by/,
  )
})
