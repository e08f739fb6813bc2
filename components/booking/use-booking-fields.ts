import { useState } from 'react'

import { useOnPageRestored } from '@/components/booking/use-on-page-restored'
import { readFormFields } from '@/components/ui/read-form-fields'
import { type BookingFields } from '@/lib/browser/booking-fields'
import { updatePanelUrl, initialPanelFields } from '@/lib/browser/panel-url'
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
  const [fields, setFields] = useState(() => initialPanelFields(tourId))
  const [round, setRound] = useState(0)
  // While this page was not visible, the booking may have been paid for and this tab's copy of the form cleared.
  useOnPageRestored(() => {
    setFields(initialPanelFields(tourId))
    startOver()
  })

  /** Mount the fields again: their inputs are uncontrolled and would keep their old text. */
  function startOver() {
    setRound((count) => count + 1)
  }

  function change(changed: Partial<BookingFields>): BookingFields {
    const next = { ...fields, ...changed }
    updatePanelUrl(next)
    saveBookingFields(tourId, next)
    setFields(next)
    return next
  }

  /** Read the fields, including those filled in by the browser without an event. Rule: typed-counts (docs/rules.md) */
  function readFields(form: HTMLFormElement): BookingFields {
    const typed = readFormFields(form, DETAILS)
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
