/** Sample bookings have an idempotency key with this prefix, and this guest. */
export const SAMPLE_KEY = 'sample:'
export const SAMPLE_NAME = 'Sample Guest'
export const SAMPLE_EMAIL = 'sample.guest@example.com'
