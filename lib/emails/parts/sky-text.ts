import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/email-draft'
import { isEveningTour } from '@/lib/night/is-evening-tour'
import { skiesForDay } from '@/lib/night/skies-for-day'
import { skySentence } from '@/lib/words/night/sky-sentence'
import { words } from '@/lib/words/words'

/**
 * Describe what can be predicted about the sky on the booked day or night, as on the tour's page; null if nothing can.
 */
export function skyText({
  day,
  startsAt,
  endsAt,
  language,
}: BookingFacts): { title: string; text: string } | null {
  const start = new Date(startsAt)
  const end = endsAt === null ? null : new Date(endsAt)
  const say = words('sky', language)
  const text = skySentence(say, { day, start, end }, skiesForDay(day), language)
  const title = say(isEveningTour(start) ? 'yourNight' : 'yourDay')
  return text === null ? null : { title, text }
}

/** The text about the sky as a part of an e-mail; null if nothing can be predicted. */
export function skyPart(facts: BookingFacts): Part | null {
  const text = skyText(facts)
  return text && { kind: 'section', ...text }
}
