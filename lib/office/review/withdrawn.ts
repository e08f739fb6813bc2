/** The office's refusal if a review has gone since it was shown. */
export const REVIEW_WITHDRAWN = 'The guest has withdrawn this review.'
