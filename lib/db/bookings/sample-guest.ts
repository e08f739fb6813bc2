/** Sample bookings have an idempotency key with this prefix, and this guest. */
export const SAMPLE_KEY_PREFIX = 'sample:'
export const SAMPLE_GUEST_NAME = 'Sample Guest'
export const SAMPLE_GUEST_EMAIL = 'sample.guest@example.com'
