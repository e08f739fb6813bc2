import { DATE_NOT_FOUND_MESSAGE, seatsLeftMessage } from '@/lib/browser/booking-fields'
import { LargerTourSuggestion } from '@/components/booking/larger-tour-suggestion'
import { PanelSection } from '@/components/booking/panel-section'
import { type PanelTour } from '@/components/booking/panel-tour'
import { PartySteppers } from '@/components/booking/party-steppers'
import { hasSeatForOneMore, type Party, seatsFor, stepPartySize } from '@/lib/booking/party'
import { type DateAvailability } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'

type ParticipantsProps = {
  readonly day: Day | null
  /** The departure on the selected date; undefined while loading, and when the date is no longer available. */
  readonly departure: DateAvailability | undefined
  readonly isLoaded: boolean
  readonly larger: PanelTour['larger']
  readonly party: Party
  readonly onChange: (party: Party) => void
}

export function Participants({ day, departure, isLoaded, larger, party, onChange }: ParticipantsProps) {
  const seatsFree = departure?.remainingSlots ?? 0
  const hasRoom = hasSeatForOneMore(party, seatsFree)
  const canAdd = day !== null && hasRoom

  function step(band: keyof Party, by: 1 | -1) {
    const { adults, children } = stepPartySize(party, band, by, seatsFree)
    onChange({ adults, children })
  }

  return (
    <PanelSection title="Participants">
      <p aria-live="polite" className="mt-1 min-h-6 text-pretty text-slate">
        {noticeFor({ day, departure, isLoaded, party })}
      </p>
      {seatsFree > 0 && !hasRoom && <LargerTourSuggestion day={day} larger={larger} party={party} />}
      <div className="mt-2 divide-y divide-ice">
        <PartySteppers canAdd={canAdd} onStep={step} party={party} />
      </div>
    </PanelSection>
  )
}

function noticeFor({
  day,
  departure,
  isLoaded,
  party,
}: Omit<ParticipantsProps, 'larger' | 'onChange'>): string {
  if (!day) return 'Please select a date first'
  if (!isLoaded) return ''
  if (!departure) return DATE_NOT_FOUND_MESSAGE
  const { remainingSlots } = departure
  if (seatsFor(party) > remainingSlots) return seatsLeftMessage(remainingSlots)
  if (hasSeatForOneMore(party, remainingSlots)) return `${remainingSlots} places on this date`
  return `Maximum capacity reached for this date (${remainingSlots} people)`
}
