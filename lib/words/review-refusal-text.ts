import { type ReviewRefusalReason } from '@/lib/booking/days/review'

/** The reasons that the office can choose for refusing a review. */
export const REVIEW_REFUSAL_LABELS = {
  insults: 'insults',
  others_data: 'others’ data',
  not_about_us: 'not about us',
  advertising: 'advertising',
  illegal: 'illegal',
} as const satisfies Readonly<Record<ReviewRefusalReason, string>>

/** Why a review is not shown, worded for its guest: ends a sentence that begins 'We do not show it, because'. */
const REASONS: Readonly<Record<ReviewRefusalReason, string>> = {
  insults: 'it insults somebody',
  others_data: 'it tells personal things about other people, such as their full names',
  not_about_us: 'it is not about your tour with us',
  advertising: 'it advertises something',
  illegal: 'we believe that the law does not allow us to publish it',
}

/** Say why a review is not shown: `We do not show it, because it advertises something.` */
export function reviewRefusalText(reason: ReviewRefusalReason): string {
  return `We do not show it, because ${REASONS[reason]}.`
}
