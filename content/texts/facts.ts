import { distances, travelTimes } from '@/content/distances'
import { factText } from '@/content/fact-text'
import { type OperatorText } from '@/content/operator-fact'
import { pickUpAreaText } from '@/content/pick-up'
import { promises } from '@/content/promises'
import { leastIceText } from '@/content/safety'
import { tourPageFacts } from '@/content/tours/all-page-facts'
import { tourWords } from '@/content/tours/tour-words'
import { type Tour } from '@/lib/booking/tour'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { formatTime } from '@/lib/language/dates'
import { words } from '@/lib/words/words'

/** What a text may say that is defined elsewhere, in the words of its language. */
export type Facts = ReturnType<typeof createFacts>

const known = new Map<Language, Facts>()

/** Return the facts in the words of a language. */
export function factsInWords(language: Language): Facts {
  const facts = known.get(language) ?? createFacts(language)
  known.set(language, facts)
  return facts
}

function createFacts(language: Language) {
  const say = words('commonQuestions', language)
  return {
    /** The promises: `guarantee`, `guaranteeClaim`, `plansChange`, `companyReceipt` are sentences. */
    ...promises(language),
    /** Distances by road from Rovaniemi: `distances.ranua` is '80 km (50 miles)'. */
    distances: distances(language),
    /** `travelTimes.toRanua` is 'an hour'. */
    travelTimes: travelTimes(language),
    /** A phrase: 'within 10 km (6 miles) of the centre …'. */
    pickUpArea: pickUpAreaText(language),
    /** The least thickness of ice that we walk on: '10 cm (4 in)'. */
    leastIce: leastIceText(language),
    /** The questions that every tour has. */
    commonQuestions: {
      collect: say('collect'),
      bookUntil: say('bookUntil'),
      plansChange: say('plansChange'),
    },
    /** Until when each tour can be booked: 'Ice Fishing Experience until 08:00, …'. */
    closingTimes: Object.values(tourPageFacts)
      .map(({ tour }) =>
        say('tourCloses', {
          tour: tourWords(tour, language).name,
          time: formatTime(tour.times.bookingCloses, language),
        }),
      )
      .join(', '),
    /** Format an amount: `euros(prices.adultCents)` is '179 €'. */
    euros: (cents: number) => formatEuros(cents, language),
    /** Format a time of day: `time(times.start)` is '20:00'. */
    time: (time: string) => formatTime(time, language),
    /** The name of a tour. */
    tourName: (tour: Tour) => tourWords(tour, language).name,
    /** Add to a text that it is a sample, if the fact is not confirmed. */
    factText: (fact: OperatorText, text: string) => factText(fact, text, language),
  }
}
