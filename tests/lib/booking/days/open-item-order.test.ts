import { type OpenItemKind, sortByUrgency } from '@/lib/booking/days/open-item-order'

const kindsOf = (...kinds: readonly OpenItemKind[]) =>
  sortByUrgency(kinds.map((kind) => ({ kind }))).map(({ kind }) => kind)

test('what others decide if nobody acts comes first, then guests about to travel, money, questions and failed jobs', () => {
  const inOrder = [
    ...(['dispute', 'refund_refused', 'guest_not_reached', 'details_to_send', 'crypto_awaited'] as const),
    ...(['choice_open', 'lights_unanswered', 'payment_awaited', 'enquiry_open'] as const),
    ...(['review_received', 'job_failed'] as const),
  ]
  expect(kindsOf(...inOrder.toReversed())).toEqual(inOrder)
})

test('items of one kind keep their order, which is that of their deadlines', () => {
  const items = [
    { kind: 'crypto_awaited', about: 'due at noon' },
    { kind: 'dispute', about: 'a bank' },
    { kind: 'crypto_awaited', about: 'due at night' },
  ] as const
  expect(sortByUrgency(items).map(({ about }) => about)).toEqual(['a bank', 'due at noon', 'due at night'])
})
