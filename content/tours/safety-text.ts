import { formatDegrees } from '@/content/degrees'
import { markedFactText, factText } from '@/content/operator-fact'
import { type TourSafety } from '@/content/tours/tour-safety'

/** 'From about 5 years' */
export function adviceAgeText({ adviceAge }: TourSafety, say = factText): string {
  return say(adviceAge, adviceAge.value === 0 ? 'Any age' : `From about ${adviceAge.value} years`)
}

/** 'Below −25 °C (−13 °F) we shorten, change or cancel it' */
export function coldLimitText({ coldLimitC }: TourSafety, say = factText): string {
  return say(coldLimitC, `Below ${formatDegrees(coldLimitC.value)} we shorten, change or cancel it`)
}

/** What a tour asks of a body, as rows of 'Good to know'. */
export function accessTexts({
  walking,
  access,
  toilets,
}: TourSafety): readonly (readonly [string, string])[] {
  return [
    ['On foot', factText(walking, walking.value)],
    ['Wheelchair', factText(access, access.value)],
    ['Toilets', factText(toilets, toilets.value)],
  ]
}

/** The same texts for the cells of a table. */
export function safetyCellTexts(safety: TourSafety) {
  const { equipment } = safety
  return {
    ageCell: adviceAgeText(safety, markedFactText),
    coldCell: coldLimitText(safety, markedFactText),
    equipmentCell: markedFactText(equipment, equipment.value),
  }
}
