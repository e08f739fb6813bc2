import { type OperatorFact, type OperatorText, unconfirmedText, withWords } from '@/content/operator-fact'
import { type Language } from '@/lib/language/language'
import { formatCentimetres } from '@/lib/language/units'
import { words } from '@/lib/words/words'

/**
 * Minimum thickness of clear ice for people on foot, as Tukes requires of guided services. We do not go on thinner ice.
 */
const LEAST_ICE_CM = 10

/** Format as '10 cm (4 in)'. */
export function leastIceText(language: Language): string {
  return formatCentimetres(LEAST_ICE_CM, language)
}

/**
 * Which of the texts in `content/words/en/safety.ts`, on how we keep guests safe, the operator has confirmed. The others
 * are samples.
 */
export const companySafetyTexts = {
  plan: unconfirmedText,
  firstAid: unconfirmedText,
  contact: unconfirmedText,
  vehicles: unconfirmedText,
  insurance: unconfirmedText,
} as const satisfies Readonly<Record<string, OperatorText>>

/** How we keep guests safe on every tour. */
export function companySafety(
  language: Language,
): Readonly<Record<keyof typeof companySafetyTexts, OperatorFact>> {
  const say = words('safety', language)
  return withWords(companySafetyTexts, {
    plan: say('plan'),
    firstAid: say('firstAid'),
    contact: say('contact'),
    vehicles: say('vehicles'),
    insurance: say('insurance'),
  })
}
