import { useState } from 'react'
import { flushSync } from 'react-dom'

import { useHoneypot } from '@/components/anti-spam/honeypot'
import { WAITING_DATES_FIELD } from '@/components/booking/waiting/waiting-list-dates'
import { readFormFields } from '@/components/ui/read-form-fields'
import { useSubmission } from '@/components/ui/use-submission'
import { useLanguage, useWords } from '@/components/words/use-words'
import { type BookingFields } from '@/lib/browser/booking-fields'
import { submitWaitingListEntry, type WaitingListResult } from '@/lib/browser/submit-waiting-list-entry'
import { isBlank } from '@/lib/contract/is-blank'
import { hasSeatForOneMore, type Party, seatsFor, stepPartySize } from '@/lib/booking/party'
import { type DateAvailability } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'

type WaitingFields = Party & {
  readonly departureIds: readonly number[]
  readonly name: string
  readonly email: string
}

/** Error messages of the waiting-list form, by field. */
type Faults = Partial<Readonly<Record<'dates' | 'name' | 'email', string>>>

export type WaitingListForm = ReturnType<typeof useWaitingListForm>

/** The state of the waiting-list form, prefilled from the booking form. */
export function useWaitingListForm({
  tourId,
  dates,
  booking,
  wanted: chosen,
  onOutdated,
}: {
  readonly tourId: number
  readonly dates: readonly DateAvailability[]
  readonly booking: BookingFields
  /** The date that is ticked at first and comes first in the list. */
  readonly wanted: Day | null
  readonly onOutdated: () => void
}) {
  const say = useWords('waitingDialog')
  const sayBooking = useWords('booking')
  const language = useLanguage()
  const [fields, setFields] = useState<WaitingFields>(() => ({
    adults: booking.adults,
    children: booking.children,
    departureIds: dates.flatMap(({ id, date }) => (date === chosen ? [id] : [])),
    name: booking.fullName,
    email: booking.email,
  }))
  const [faults, setFaults] = useState<Faults>({})
  const { state, isSending, buttonRef, send } = useSubmission<WaitingListResult>()
  const { honeypotRef, readHoneypot } = useHoneypot()
  const full = dates
    .filter(({ remainingSlots, totalSlots }) => {
      const seats = seatsFor(fields)
      return remainingSlots < seats && seats <= totalSlots
    })
    .sort((one, other) => Number(other.date === chosen) - Number(one.date === chosen))
  const mostSeats = Math.max(...dates.map(({ totalSlots }) => totalSlots))
  const wanted = full.flatMap(({ id }) => (fields.departureIds.includes(id) ? id : []))

  function change(changed: Partial<WaitingFields>) {
    setFields((earlier) => ({ ...earlier, ...changed }))
    setFaults(({ dates: byDates, name, email }) => ({
      ...(byDates && !changed.departureIds && { dates: byDates }),
      ...(name && changed.name === undefined && { name }),
      ...(email && changed.email === undefined && { email }),
    }))
  }

  function findFaults({ departureIds, name, email }: Omit<WaitingFields, keyof Party>): Faults {
    const address = email.trim()
    return {
      ...(departureIds.length === 0 && { dates: say('dateMissing') }),
      ...(isBlank(name) && { name: sayBooking('nameMissing') }),
      ...(!looksLikeAddress(address) && { email: sayBooking(address ? 'invalidEmail' : 'emailMissing') }),
    }
  }

  return {
    fields: { ...fields, departureIds: wanted },
    faults,
    /** Full dates whose departures are large enough for the party. */
    dates: full,
    /** Whether any date is large enough for one more guest than the party has. */
    canAdd: hasSeatForOneMore(fields, mostSeats),
    state,
    isSending,
    buttonRef,
    honeypotRef,
    change,
    toggle(id: number) {
      const others = wanted.filter((other) => other !== id)
      change({ departureIds: wanted.includes(id) ? others : [...others, id] })
    },
    step: (band: keyof Party, by: 1 | -1) => change(stepPartySize(fields, band, by, mostSeats)),
    async join(form: HTMLFormElement) {
      const typed = readFormFields(form, ['waitingName', 'waitingEmail'])
      const ticked = form.querySelectorAll<HTMLInputElement>(`[name="${WAITING_DATES_FIELD}"]:checked`)
      const departureIds = Array.from(ticked, ({ value }) => Number(value))
      const { adults, children } = fields
      const party = { adults, children, name: typed.waitingName.trim(), email: typed.waitingEmail.trim() }
      change({ departureIds, name: typed.waitingName, email: typed.waitingEmail })
      const found = findFaults({ ...party, departureIds })
      setFaults(found)
      if (Object.keys(found).length > 0) return
      const request = { ...party, tour_id: tourId, tour_date_ids: departureIds, locale: language }
      const answer = await send((onProof) =>
        submitWaitingListEntry(say, request, { honeypot: readHoneypot(), onProof }),
      )
      if (answer?.kind !== 'failed') return
      if (answer.field === 'name' || answer.field === 'email') {
        const { field, message } = answer
        flushSync(() => setFaults({ [field]: message }))
        form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      }
      if (answer.isOutdated) onOutdated()
    },
  }
}

/** Roughly check an e-mail address. The server checks more closely. */
function looksLikeAddress(text: string): boolean {
  const [name, domain = ''] = text.normalize('NFKC').split('@')
  return name !== '' && /[.\u3002]/.test(domain) && !/\s/.test(text)
}
