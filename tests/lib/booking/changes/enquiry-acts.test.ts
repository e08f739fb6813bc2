import { type EnquiryAct, findConflictingAct } from '@/lib/booking/changes/enquiry-acts'
import { at } from '@/tests/support/builders'

const act = { at: at('12:00'), userName: 'aino', note: null, booking: null }
const answered: EnquiryAct = { ...act, kind: 'answered' }
const booked: EnquiryAct = { ...act, kind: 'booked', booking: { reference: 'LL-7KM4QD' } }

test.each([
  ['answered', [], null],
  ['booked', [], null],
  ['answered', [answered], answered],
  ['answered', [booked], booked],
  ['booked', [answered], null],
  ['booked', [booked], booked],
  ['booked', [answered, booked], booked],
] as const)(
  'enquiry-link: an enquiry can be %s after %j, unless %j rules it out',
  (wanted, acts, conflict) => {
    expect(findConflictingAct(wanted, acts)).toBe(conflict)
  },
)
