import { distances, travelTimes } from '@/content/distances'
import { factText } from '@/content/fact-text'
import { pickUpAreaText } from '@/content/pick-up'
import { promises } from '@/content/promises'
import { leastIceText } from '@/content/safety'
import { type Facts } from '@/content/texts/facts'
import { tourPageFacts } from '@/content/tours/all-page-facts'
import { tourWords } from '@/content/tours/tour-words'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { formatTime } from '@/lib/language/dates'
import { words } from '@/lib/words/words'

const known = new Map<Language, Facts>()

/** Return the facts in the words of a language. */
export function factsInWords(language: Language): Facts {
  const facts = known.get(language) ?? createFacts(language)
  known.set(language, facts)
  return facts
}

function createFacts(language: Language): Facts {
  const say = words('commonQuestions', language)
  return {
    ...promises(language),
    distances: distances(language),
    travelTimes: travelTimes(language),
    pickUpArea: pickUpAreaText(language),
    leastIce: leastIceText(language),
    commonQuestions: {
      collect: say('collect'),
      bookUntil: say('bookUntil'),
      plansChange: say('plansChange'),
    },
    closingTimes: Object.values(tourPageFacts)
      .map(({ tour }) =>
        say('tourCloses', {
          tour: tourWords(tour, language).name,
          time: formatTime(tour.times.bookingCloses, language),
        }),
      )
      .join(', '),
    euros: (cents) => formatEuros(cents, language),
    time: (time) => formatTime(time, language),
    tourName: (tour) => tourWords(tour, language).name,
    factText: (fact, text) => factText(fact, text, language),
  }
}
