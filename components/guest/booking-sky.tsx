import { GuestSection } from '@/components/guest/guest-section'
import { DepartureSkyFigure, skyFigureNote } from '@/components/night/departure-sky-figure'
import { addDays, helsinkiTime } from '@/lib/calendar/day'
import { type GuestPage } from '@/lib/contract/guest-page'
import { skyText } from '@/lib/emails/parts/sky-text'
import { computeNightHeights } from '@/lib/night/heights'
import { skiesForDay } from '@/lib/night/skies-for-day'
import { words } from '@/lib/words/words'

/** 'Your night' or 'Your day': the sentence from the confirmation e-mail and the picture from the tour's page. */
export function BookingSky({ facts }: Pick<GuestPage, 'facts'>) {
  const sky = skyText(facts)
  if (!sky) return null
  const { day, startsAt, endsAt } = facts
  const hours = {
    day,
    startTime: helsinkiTime(new Date(startsAt)),
    endTime: endsAt === null ? null : helsinkiTime(new Date(endsAt)),
  }
  const skies = skiesForDay(day)
  const say = words('sky', facts.language)
  return (
    <GuestSection title={sky.title}>
      <div className="print:hidden">
        <DepartureSkyFigure
          heights={[addDays(day, -1), day].map((date) => computeNightHeights(date))}
          hours={hours}
          language={facts.language}
          skies={skies}
        />
      </div>
      <p>{sky.text}</p>
      <p className="text-sm text-slate print:hidden">{skyFigureNote(say, hours, skies)}</p>
    </GuestSection>
  )
}
