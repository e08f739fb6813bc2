import { type ReviewRefusalReason } from '@/lib/booking/days/review'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** The reasons that the office can choose for refusing a review. */
export const REVIEW_REFUSAL_LABELS = {
  insults: 'insults',
  others_data: 'others’ data',
  not_about_us: 'not about us',
  advertising: 'advertising',
  illegal: 'illegal',
} as const satisfies Readonly<Record<ReviewRefusalReason, string>>

/** The messages for the guest. */
const MESSAGES = {
  insults: 'reviewInsults',
  others_data: 'reviewOthersData',
  not_about_us: 'reviewNotAboutUs',
  advertising: 'reviewAdvertises',
  illegal: 'reviewIllegal',
} as const satisfies Readonly<Record<ReviewRefusalReason, string>>

/** Say to its guest why a review is not shown: `We do not show it, because it advertises something.` */
export function reviewRefusalText(reason: ReviewRefusalReason, language: Language = 'en'): string {
  return words('guestRefusals', language)(MESSAGES[reason])
}
