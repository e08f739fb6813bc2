/* How a call shows that a person sent it. */

/** A challenge and its solution, as JSON in base64. */
export const PROOF_HEADER = 'Proof-Of-Work'

/** Milliseconds from opening the page to submitting the form, by a monotonic clock (`performance.now()`). Optional. */
export const FILL_TIME_HEADER = 'Filled-In-Ms'

/** The shortest time in which a person opens a page, fills in a form and submits it. Our own forms wait that long. */
export const MIN_FILL_TIME_MS = 1500

/** The honeypot of every form: people do not see this field, so a body that contains it comes from a program. */
export const HONEYPOT_FIELD = 'topic'
