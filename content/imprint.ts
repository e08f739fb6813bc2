import { type OperatorFact, type OperatorText, unconfirmedText, withWords } from '@/content/operator-fact'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** Which of the texts in `content/words/en/imprint.ts` the operator has confirmed. The others are samples. */
export const imprintTexts = {
  responsible: unconfirmedText,
  tradeRegister: unconfirmedText,
  transportLicence: unconfirmedText,
} as const satisfies Readonly<Record<string, OperatorText>>

/** What the law requires a trader to publish in addition to `company`. */
export function imprintFacts(language: Language): Readonly<Record<keyof typeof imprintTexts, OperatorFact>> {
  const say = words('imprint', language)
  return withWords(imprintTexts, {
    responsible: say('responsible'),
    tradeRegister: say('tradeRegister'),
    transportLicence: say('transportLicence'),
  })
}
