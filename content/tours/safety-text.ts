import { sayDegrees } from '@/content/degrees'
import { markFact, sayFact } from '@/content/operator-fact'
import { type TourSafety } from '@/content/tours/tour-safety'

/** 'From about 5 years' */
export function ageText({ adviceAge }: TourSafety, say = sayFact): string {
  return say(adviceAge, adviceAge.value === 0 ? 'Any age' : `From about ${adviceAge.value} years`)
}

/** 'Below −25 °C (−13 °F) we shorten, change or cancel it' */
export function coldText({ coldLimitC }: TourSafety, say = sayFact): string {
  return say(coldLimitC, `Below ${sayDegrees(coldLimitC.value)} we shorten, change or cancel it`)
}

/** The same texts for the cells of a table. */
export function safetyCells(safety: TourSafety) {
  const { equipment } = safety
  return {
    ageCell: ageText(safety, markFact),
    coldCell: coldText(safety, markFact),
    equipmentCell: markFact(equipment, equipment.value),
  }
}
