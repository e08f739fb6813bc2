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
    'booked, waits for its payment, kept until 2026-12-03 12:00, by the guest',
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
    'the guest’s details are changed, phone and wishes, by the guest',
  ],
  [
    'money, and how it came',
    { what: 'paid', after: { cents: 179_00, method: 'crypto' }, actor: 'stripe' },
    'a payment has come, 179 €, in cryptocurrency, by Stripe',
  ],
  [
    'a change by its subject',
    { what: 'change_held', why: 'party', after: { payCents: 179_00, until: '2026-12-01T10:35:00Z' } },
    'a change waits for its payment (other guests), to pay 179 €, kept until 2026-12-01 12:35, by the guest',
  ],
  [
    'how many a message went to',
    { what: 'message_sent', after: { parties: 1 }, actor: 'operator_link', actorName: 'one@example.com' },
    'a message is sent, to 1 party, by operator link of one@example.com',
  ],
  [
    'what came by itself',
    { what: 'lapsed', before: { state: 'hold' }, after: { state: 'lapsed' }, actor: 'worker' },
    'ended unpaid, by itself',
  ],
  [
    'which e-mail',
    { what: 'email_repeated', why: 'booking-confirmed-guest' },
    'an e-mail is sent again (Booking confirmed), by the guest',
  ],
  [
    'what somebody wrote',
    { what: 'note', words: 'calls at six', actor: 'command', actorName: 'Mika' },
    'note, “calls at six”, by Mika',
  ],
])('the history says %s in plain words', (_what, overrides, line) => {
  expect(told(overrides)).toBe(`2026-12-01 12:00 ${line}`)
})
