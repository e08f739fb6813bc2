import { type OperatorField } from '@/lib/contract/operator-page'
import { LANGUAGES } from '@/lib/language/language'
import { languageName } from '@/lib/language/language-names'

/** The language that a guest reads, in the forms about a booking. */
export const LANGUAGE_FIELD: OperatorField = {
  name: 'language',
  label: 'Language',
  options: LANGUAGES.map((value) => ({ value, text: languageName(value, 'en') })),
}
