import { useLanguage, useWords } from '@/components/words/use-words'
import { type Day } from '@/lib/calendar/day'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

type ChoiceAnnouncementProps = {
  /** The selected date; null while none is, or while it cannot be booked. */
  readonly day: Day | null
  /** The total in cents; null while unknown. */
  readonly totalCents: number | null
}

/**
 * Announces the selected date with its total, and later the total alone when it changes. Screen readers announce what
 * is added, so a new date is a new element.
 */
export function ChoiceAnnouncement({ day, totalCents }: ChoiceAnnouncementProps) {
  const say = useWords('booking')
  const language = useLanguage()
  return (
    <div aria-live="polite" className="sr-only" data-testid="choice-announcement">
      {day && totalCents !== null && (
        <p key={day}>
          <span>{say('dayChosen', { day: formatDay(day, language) })}</span>{' '}
          <span>{say('totalIs', { total: formatEuros(totalCents, language) })}</span>
        </p>
      )}
    </div>
  )
}
