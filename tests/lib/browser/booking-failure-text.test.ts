import { failureText } from '@/lib/browser/booking-failure-text'

test('what is not an error reads as a failed booking', () => {
  expect(failureText('oops')).toBe('Booking failed')
  expect(failureText(undefined)).toBe('Booking failed')
  expect(failureText(new Error(''))).toBe('Booking failed')
})

test('an error that nobody knows shows its own message', () => {
  expect(failureText(new Error('The moon is full'))).toBe('The moon is full')
})
