/* How a call shows that a person sends it. */

/** A challenge and its solution, as JSON in base64. */
export const PROOF_HEADER = 'Proof-Of-Work'

/** Milliseconds between a page's opening and a form's sending, by a clock that nobody sets. Calls may go without it. */
export const FILL_TIME_HEADER = 'Filled-In-Ms'

/** Nobody opens a page, fills in a form and sends it in less. Our own forms wait until then. */
export const MIN_FILL_TIME_MS = 1500

/** A field of every form that people do not see, in the body when something filled it in all the same. */
export const HONEYPOT_FIELD = 'topic'
