import { factText } from '@/content/fact-text'
import { markedFactText } from '@/content/operator-fact'
import { type TourSafety } from '@/content/tours/tour-safety'
import { type Language } from '@/lib/language/language'
import { formatDegrees } from '@/lib/language/units'
import { words } from '@/lib/words/words'

/** 'From about 5 years' */
export function adviceAgeText(safety: TourSafety, language: Language): string {
  return factText(safety.adviceAge, adviceAgePhrase(safety, language), language)
}

function adviceAgePhrase({ adviceAge: { value: age } }: TourSafety, language: Language): string {
  const say = words('tourSafety', language)
  return age === 0 ? say('anyAge') : say('fromAge', { age })
}

/** 'Below −25 °C (−13 °F) we shorten, change or cancel it' */
export function coldLimitText(safety: TourSafety, language: Language): string {
  return factText(safety.coldLimitC, coldLimitPhrase(safety, language), language)
}

function coldLimitPhrase({ coldLimitC }: TourSafety, language: Language): string {
  return words('tourSafety', language)('coldLimit', { degrees: formatDegrees(coldLimitC.value, language) })
}

/** What a tour asks of a body, as rows of 'Good to know'. */
export function accessTexts(
  { walking, access, toilets }: TourSafety,
  language: Language,
): readonly (readonly [string, string])[] {
  const say = words('tourSafety', language)
  return [
    [say('onFoot'), factText(walking, walking.value, language)],
    [say('wheelchair'), factText(access, access.value, language)],
    [say('toilets'), factText(toilets, toilets.value, language)],
  ]
}

/** The same texts for the cells of a table. */
export function safetyCellTexts(safety: TourSafety, language: Language) {
  const { adviceAge, coldLimitC, equipment } = safety
  return {
    ageCell: markedFactText(adviceAge, adviceAgePhrase(safety, language)),
    coldCell: markedFactText(coldLimitC, coldLimitPhrase(safety, language)),
    equipmentCell: markedFactText(equipment, equipment.value),
  }
}
