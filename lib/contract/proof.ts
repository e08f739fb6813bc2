/* How an API call shows that a human sent it. */

/** The request header with a proof-of-work challenge and its solution, as JSON in base64. */
export const PROOF_OF_WORK_HEADER = 'Proof-Of-Work'

/**
 * The optional request header with the milliseconds from opening the page to submitting the form, measured with
 * `performance.now()`.
 */
export const FILL_TIME_HEADER = 'Filled-In-Ms'

/**
 * The least time in which a human can open a page, fill in a form and submit it. Our own forms wait at least this long
 * before they submit.
 */
export const MIN_FILL_TIME_MS = 1500

/** The honeypot field of every form. People cannot see it, so only bots fill it in. */
export const HONEYPOT_FIELD = 'topic'
