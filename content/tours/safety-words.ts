import { sayDegrees } from '@/content/degrees'
import { sayFact } from '@/content/operator-fact'
import { type TourSafety } from '@/content/tours/tour-safety'

/** 'From about 5 years' */
export function ageWords({ adviceAge }: TourSafety): string {
  return sayFact(adviceAge, adviceAge.value === 0 ? 'Any age' : `From about ${adviceAge.value} years`)
}

/** 'Below −25 °C (−13 °F) we shorten, change or cancel it' */
export function coldWords({ coldLimitC }: TourSafety): string {
  return sayFact(coldLimitC, `Below ${sayDegrees(coldLimitC.value)} we shorten, change or cancel it`)
}
