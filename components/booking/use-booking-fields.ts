import { useState } from 'react'

import { usePageRestored } from '@/components/booking/use-page-restored'
import { type BookingFields, EMPTY_FIELDS } from '@/lib/browser/booking-fields'
import { forgetPanelAddress, openingFields } from '@/lib/browser/panel-address'
import { removeFromSession, saveBookingFields } from '@/lib/browser/session'

/** What is typed into the panel. This tab remembers it. Rule: typed-survives (docs/rules.md) */
export function useBookingFields(tourId: number) {
  const [fields, setFields] = useState(() => openingFields(tourId))
  // Meanwhile the booking may have been paid, and the tab has forgotten its form.
  usePageRestored(() => setFields(openingFields(tourId)))

  function change(changed: Partial<BookingFields>) {
    const next = { ...fields, ...changed }
    forgetPanelAddress()
    saveBookingFields(tourId, next)
    setFields(next)
  }

  function forget() {
    forgetPanelAddress()
    removeFromSession('bookingForm', 'guest', 'cardAttempt', 'cryptoAttempt')
    setFields(EMPTY_FIELDS)
  }

  return { fields, isTyped: JSON.stringify(fields) !== JSON.stringify(EMPTY_FIELDS), change, forget }
}
