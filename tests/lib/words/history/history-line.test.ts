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
    'undone, confirmed (before: cancelled), by the guest',
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
    'a change is waiting for payment (different guests), to pay 179 €, held until 2026-12-01 12:35, by the guest',
  ],
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
