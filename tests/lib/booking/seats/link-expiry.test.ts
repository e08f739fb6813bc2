import {
  ENQUIRY_LINK_DAYS,
  GUEST_LINK_DAYS,
  guideLinkExpiresAt,
  bookingLinkExpiresAt,
  OPERATOR_LINK_DAYS,
} from '@/lib/booking/seats/link-expiry'
import { at } from '@/tests/support/builders'

const departure = at('20:00')
const choiceEnd = at('12:00', '2026-12-19')
const returnTrip = new Date('2027-04-10T20:00:00+03:00')

test.each([
  ['the departure', [departure], at('20:00', '2027-03-12')],
  ['the end of the choice, if that is later', [departure, choiceEnd], at('12:00', '2027-03-19')],
  ['the return trip', [departure, returnTrip, choiceEnd], new Date('2027-07-09T20:00:00+03:00')],
  [
    'the departure, if the choice ends sooner',
    [departure, at('12:00', '2026-12-01')],
    at('20:00', '2027-03-12'),
  ],
] as const)('guest-link: a guest’s link lives until 90 days after %s', (_, ends, end) => {
  expect(bookingLinkExpiresAt([...ends], GUEST_LINK_DAYS)).toEqual(end)
})

test('operator-link, enquiry-link: the operator’s links live for 30 days, those to enquiries for 90', () => {
  expect(bookingLinkExpiresAt([departure], OPERATOR_LINK_DAYS)).toEqual(at('20:00', '2027-01-11'))
  expect(bookingLinkExpiresAt([departure], ENQUIRY_LINK_DAYS)).toEqual(at('20:00', '2027-03-12'))
})

test('guide-link: a guide’s link lives until 12 hours after the start', () => {
  expect(guideLinkExpiresAt(departure)).toEqual(at('08:00', '2026-12-13'))
})
