import { type EnquiryAct, findConflictingAct } from '@/lib/booking/changes/enquiry-acts'
import { at } from '@/tests/support/builders'

const act = { at: at('12:00'), userName: 'aino', note: null, booking: null }
const answered: EnquiryAct = { ...act, kind: 'answered' }
const booked: EnquiryAct = { ...act, kind: 'booked', booking: { reference: 'LL-7KM4QD' } }

test.each([
  ['a new one can be answered', 'answered', [], null],
  ['a new one can be booked', 'booked', [], null],
  ['an answered one cannot be answered', 'answered', [answered], answered],
  ['an answered one can be booked', 'booked', [answered], null],
  ['a booked one cannot be answered', 'answered', [booked], booked],
  ['a booked one cannot be booked', 'booked', [booked], booked],
  ['one booked after an answer cannot be booked', 'booked', [answered, booked], booked],
] as const)('enquiry-link: %s', (_, wanted, acts, conflict) => {
  expect(findConflictingAct(wanted, acts)).toBe(conflict)
})
