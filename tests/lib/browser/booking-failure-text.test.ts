import { bookingFailureText } from '@/lib/browser/booking-failure-text'

test('what is not an error reads as a failed booking', () => {
  expect(bookingFailureText('oops')).toBe('Booking failed')
  expect(bookingFailureText(undefined)).toBe('Booking failed')
  expect(bookingFailureText(new Error(''))).toBe('Booking failed')
})

test('an error that nobody knows shows its own message', () => {
  expect(bookingFailureText(new Error('The moon is full'))).toBe('The moon is full')
})
