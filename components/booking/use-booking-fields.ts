import { useState } from 'react'

import { usePageRestored } from '@/components/booking/use-page-restored'
import { readTyped } from '@/components/ui/read-typed'
import { type BookingFields } from '@/lib/browser/booking-fields'
import { updatePanelAddress, initialFields } from '@/lib/browser/panel-address'
import { removeFromSession, saveBookingFields } from '@/lib/browser/session'

const DETAILS = ['fullName', 'email', 'phone', 'specialRequests'] as const

const NO_DETAILS = {
  fullName: '',
  email: '',
  phone: '',
  specialRequests: '',
} satisfies Partial<BookingFields>

/** The panel's fields, which this tab remembers. Rule: typed-survives (docs/rules.md) */
export function useBookingFields(tourId: number) {
  const [fields, setFields] = useState(() => initialFields(tourId))
  const [round, setRound] = useState(0)
  // The booking may have been paid for in the meantime, and the tab's copy of the form cleared.
  usePageRestored(() => {
    setFields(initialFields(tourId))
    startOver()
  })

  /** Mount the fields again, because their inputs are uncontrolled and keep their old text. */
  function startOver() {
    setRound((count) => count + 1)
  }

  function change(changed: Partial<BookingFields>): BookingFields {
    const next = { ...fields, ...changed }
    updatePanelAddress(next)
    saveBookingFields(tourId, next)
    setFields(next)
    return next
  }

  /** Read the fields, including those filled in by the browser without an event. Rule: typed-counts (docs/rules.md) */
  function readFields(form: HTMLFormElement): BookingFields {
    const typed = readTyped(form, DETAILS)
    return DETAILS.every((name) => typed[name] === fields[name]) ? fields : change(typed)
  }

  function forgetDetails() {
    change(NO_DETAILS)
    startOver()
    removeFromSession('guest', 'cardAttempt', 'cryptoAttempt')
  }

  const isTyped = [fields.fullName, fields.email, fields.phone, fields.specialRequests].some(Boolean)
  return { fields, round, isTyped, change, readFields, forgetDetails }
}
