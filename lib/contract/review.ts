import { z } from 'zod'
import { type Day } from '@/lib/calendar/day'
import { toMonth } from '@/lib/calendar/month'
import { photographPath } from '@/lib/pictures/photograph-sizes'
import { reviewCountryField, reviewFirstNameField, reviewWordsField } from '@/lib/contract/fields'
import { type FieldMessage } from '@/lib/contract/field-message'

/** The languages that a guest can choose from, by the codes that browsers and screen readers know. */
export const REVIEW_LANGUAGES = ['en', 'de', 'fr', 'nl', 'it', 'es', 'fi', 'sv', 'ja', 'zh', 'other'] as const

/** The fields of the form on `/review/{token}`. */
export const reviewInput = z.object({
  stars: z
    .string('noStars' satisfies FieldMessage)
    .regex(/^[1-5]$/, 'noStars' satisfies FieldMessage)
    .transform(Number),
  words: reviewWordsField,
  firstName: reviewFirstNameField,
  country: reviewCountryField,
  language: z
    .enum(REVIEW_LANGUAGES)
    .catch('other')
    .transform((code) => (code === 'other' ? null : code)),
  photo: z.literal('on').optional(),
})

export type ReviewInput = z.output<typeof reviewInput>

/** Response of `GET /api/reviews`: the newest published reviews of each tour, newest first. */
export type ReviewsResponse = { readonly reviews: readonly ReviewRecord[] }

export type ReviewRecord = {
  readonly id: string
  readonly tourId: number
  /** Number of stars, 1 to 5. */
  readonly stars: number
  readonly words: string
  readonly firstName: string
  readonly country: string
  /** The language of the review, such as `en`; null if unknown. */
  readonly language: string | null
  /** The month of the tour, such as `2026-12`. */
  readonly month: string
  /** Our public reply to the review; null if there is none. */
  readonly reply: string | null
  /** The path of its photograph, to which a size is added. */
  readonly photograph: string | null
}

/** Return the part of a review that everyone may read. */
export function toReviewRecord({
  day,
  photographId,
  ...review
}: Omit<ReviewRecord, 'month' | 'photograph'> & {
  readonly day: Day
  readonly photographId: string | null
}): ReviewRecord {
  const { id, tourId, stars, words, firstName, country, language, reply } = review
  const photograph = photographId && photographPath(photographId)
  return { id, tourId, stars, words, firstName, country, language, month: toMonth(day), reply, photograph }
}
