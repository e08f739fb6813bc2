import { useState } from 'react'

import { usePageRestored } from '@/components/booking/use-page-restored'
import { type BookingFields } from '@/lib/browser/booking-fields'
import { keepPanelAddress, openingFields } from '@/lib/browser/panel-address'
import { removeFromSession, saveBookingFields } from '@/lib/browser/session'

const NO_DETAILS = {
  fullName: '',
  email: '',
  phone: '',
  specialRequests: '',
} satisfies Partial<BookingFields>

/** What is typed into the panel. This tab remembers it. Rule: typed-survives (docs/rules.md) */
export function useBookingFields(tourId: number) {
  const [fields, setFields] = useState(() => openingFields(tourId))
  // Meanwhile the booking may have been paid, and the tab has forgotten its form.
  usePageRestored(() => setFields(openingFields(tourId)))

  function change(changed: Partial<BookingFields>) {
    const next = { ...fields, ...changed }
    keepPanelAddress(next)
    saveBookingFields(tourId, next)
    setFields(next)
  }

  function forgetDetails() {
    change(NO_DETAILS)
    removeFromSession('guest', 'cardAttempt', 'cryptoAttempt')
  }

  const isTyped = [fields.fullName, fields.email, fields.phone, fields.specialRequests].some(Boolean)
  return { fields, isTyped, change, forgetDetails }
}
