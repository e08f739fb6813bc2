/* How a call shows that it was sent by a human. */

/** A challenge and its solution, as JSON in base64. */
export const PROOF_HEADER = 'Proof-Of-Work'

/** Milliseconds from opening the page to submitting the form, by a monotonic clock (`performance.now()`). Optional. */
export const FILL_TIME_HEADER = 'Filled-In-Ms'

/** The least time a human needs to open a page, fill in a form and submit it. Our own forms wait that long. */
export const MIN_FILL_TIME_MS = 1500

/** The honeypot field of every form: people do not see it, so a body that contains it is from a program. */
export const HONEYPOT_FIELD = 'topic'
