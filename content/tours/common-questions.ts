import { company } from '@/content/company'
import { pickUpAreaText } from '@/content/pick-up'
import { promises } from '@/content/promises'
import { type Question } from '@/content/tours/tour-page'
import { type Tour } from '@/lib/booking/tour'
import { type Language } from '@/lib/language/language'
import { formatTime } from '@/lib/language/dates'
import { words } from '@/lib/words/words'

/** The common questions, answered for one tour. Rule: free-cancellation (docs/rules.md) */
export function answerCommonQuestions({ times, isPickedUp }: Tour, language: Language): readonly Question[] {
  const say = words('commonQuestions', language)
  const collect = {
    question: say('collect'),
    answer: say('collectAnswer', { area: pickUpAreaText(language), email: company.email }),
  }
  return [
    ...(isPickedUp ? [collect] : []),
    {
      question: say('bookUntil'),
      answer: say('bookUntilAnswer', { time: formatTime(times.bookingCloses, language) }),
    },
    { question: say('plansChange'), answer: `${promises(language).plansChange} ${say('weCancel')}` },
  ]
}
