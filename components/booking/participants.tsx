import { flushSync } from 'react-dom'

import { DayButtons } from '@/components/booking/calendar/day-buttons'
import { LargerTourSuggestion } from '@/components/booking/larger-tour-suggestion'
import { PanelSection } from '@/components/booking/panel-section'
import { type PanelTour } from '@/components/booking/panel-tour'
import { PartySteppers } from '@/components/booking/party-steppers'
import { useToday } from '@/components/booking/use-clock'
import { useWords } from '@/components/words/use-words'
import { nextDaysWithSeats } from '@/lib/booking/days/next-days-with-seats'
import { hasSeatForOneMore, type Party, seatsFor, stepPartySize } from '@/lib/booking/party'
import { type DateAvailability } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { type Say } from '@/lib/words/say'

const SECTION_ID = 'booking-party'

type ParticipantsProps = {
  readonly day: Day | null
  readonly departures: readonly DateAvailability[]
  readonly isLoaded: boolean
  readonly larger: PanelTour['larger']
  readonly party: Party
  /** Whether the guest has said how many people are coming. */
  readonly isChosen: boolean
  readonly onChange: (chosen: Party & { readonly preferredDate?: Day }) => void
}

export function Participants({
  day,
  departures,
  isLoaded,
  larger,
  party,
  isChosen,
  onChange,
}: ParticipantsProps) {
  const say = useWords('booking')
  const departure = departures.find(({ date }) => date === day)
  const seatsFree = departure?.remainingSlots ?? 0
  const isFilled = departure !== undefined && seatsFor(party) === seatsFree
  const hasRoom = hasSeatForOneMore(party, seatsFree)
  const isAlone = seatsFor(party) === 1

  function step(band: keyof Party, by: 1 | -1) {
    const { adults, children } = stepPartySize(party, band, by, seatsFree)
    onChange({ adults, children })
  }

  return (
    <PanelSection id={SECTION_ID} title={say('participants')}>
      <p aria-live="polite" className="mt-1 min-h-6 text-pretty text-slate">
        {noticeFor(say, { day, departure, isLoaded, party })}
      </p>
      <div className="mt-2 divide-y divide-ice">
        <PartySteppers canAdd={day !== null && hasRoom} onStep={step} party={party} />
      </div>
      {/* The note is below the buttons, so that reaching the limit does not move them. */}
      {isFilled && (
        <OneMore departures={departures} full={departure} larger={larger} onChange={onChange} party={party} />
      )}
      {departure && isAlone && !isChosen && (
        <button
          className="mt-4 min-h-11 cursor-pointer text-sm underline underline-offset-4"
          onClick={() => moveFocusAfter(() => onChange(party))}
          type="button"
        >
          {say('justMe')}
        </button>
      )}
    </PanelSection>
  )
}

type OneMoreProps = Pick<ParticipantsProps, 'departures' | 'larger' | 'party' | 'onChange'> & {
  /** The selected departure, which this party fills. */
  readonly full: DateAvailability
}

/**
 * Other dates for a party that may be one adult more, or a larger tour if no date would do. Rule: other-dates
 * (docs/rules.md)
 */
function OneMore({ departures, full, larger, party, onChange }: OneMoreProps) {
  const say = useWords('calendar')
  const sayParty = useWords('party')
  const today = useToday()
  const more = { ...party, adults: party.adults + 1 }
  const days = nextDaysWithSeats(departures, { wanted: full.date, seats: seatsFor(more), today })
  if (days.length === 0) return <LargerTourSuggestion day={full.date} larger={larger} party={party} />
  return (
    <DayButtons
      className="mt-6"
      days={days}
      heading={say('moreOfYou', { party: partySizeText(sayParty, more) })}
      onSelect={(preferredDate) => moveFocusAfter(() => onChange({ ...more, preferredDate }))}
    />
  )
}

/** The button that was pressed disappears, so the focus moves to its section. */
function moveFocusAfter(change: () => void): void {
  flushSync(change)
  document.getElementById(SECTION_ID)?.focus({ preventScroll: true })
}

type Noticed = Pick<ParticipantsProps, 'day' | 'isLoaded' | 'party'> & {
  /** The departure on the selected date; undefined while loading, and when the date is no longer available. */
  readonly departure: DateAvailability | undefined
}

function noticeFor(say: Say<'booking'>, { day, departure, isLoaded, party }: Noticed): string {
  if (!day) return say('dateFirst')
  if (!isLoaded) return ''
  if (!departure) return say('dateNotFound')
  const { remainingSlots } = departure
  if (seatsFor(party) > remainingSlots) return say('seatsLeft', { seats: remainingSlots })
  if (hasSeatForOneMore(party, remainingSlots)) return say('placesOnDate', { seats: remainingSlots })
  return say('maximumReached', { seats: remainingSlots })
}
