import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { cancelReasonText, calendarRemovalText } from '@/lib/emails/parts/cancellation-text'
import { choiceParts } from '@/lib/emails/parts/choice-text'
import { formatDay } from '@/lib/language/dates'

/** Offers a choice after we cancelled a paid booking's departure. */
export const departureCancelledGuest = defineGuestEmail((facts, sender) => {
  const { tourName, day, reference } = facts
  const reason = cancelReasonText(facts)
  const what = `We have cancelled the ${tourName} of ${formatDay(day)}, and booking ${reference} with it.`
  return {
    subject: 'Your tour is cancelled, please choose',
    preheader: reason,
    headline: 'We have cancelled your tour',
    parts: [
      [what, reason, 'We are sorry.'].filter(Boolean).join(' '),
      facts.officeWords,
      ...choiceParts(facts, sender),
      { kind: 'booking', title: 'What was booked', money: 'Price' },
      calendarRemovalText(facts),
    ],
  }
})
