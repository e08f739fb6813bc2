import { bookingFailureText } from '@/lib/browser/booking-failure-text'
import { words } from '@/lib/words/words'

const say = words('booking', 'en')

test('what is not an error reads as a failed booking', () => {
  expect(bookingFailureText(say, 'oops')).toBe('Booking failed')
  expect(bookingFailureText(say, undefined)).toBe('Booking failed')
  expect(bookingFailureText(say, new Error(''))).toBe('Booking failed')
})

test('an error that nobody knows shows its own message', () => {
  expect(bookingFailureText(say, new Error('The moon is full'))).toBe('The moon is full')
})
