/** What marks a sample booking: its idempotency key has this prefix, and its guest this name. */
export const SAMPLE_KEY_PREFIX = 'sample:'
export const SAMPLE_GUEST_NAME = 'Sample Guest'
export const SAMPLE_GUEST_EMAIL = 'sample.guest@example.com'
