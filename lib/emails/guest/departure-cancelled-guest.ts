import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { cancelReasonText, calendarRemovalText } from '@/lib/emails/parts/cancellation-text'
import { droppedChangeText } from '@/lib/emails/parts/change-text'
import { choiceParts } from '@/lib/emails/parts/choice-text'
import { formatDay } from '@/lib/language/dates'

/** Offers a choice after we cancelled a paid booking's departure. */
export const departureCancelledGuest = defineGuestEmail('emailChoice', (facts, { say, common, sender }) => {
  const { tourName, reference, language } = facts
  const reason = cancelReasonText(facts)
  const what = say('cancelled', { tourName, day: formatDay(facts.day, language), reference })
  return {
    subject: say('cancelledSubject'),
    preheader: reason,
    headline: say('cancelledHeadline'),
    parts: [
      [what, reason, say('sorry')].filter(Boolean).join(' '),
      facts.officeWords,
      droppedChangeText(facts),
      ...choiceParts(facts, sender),
      { kind: 'booking', title: common('whatWasBooked'), money: common('price') },
      calendarRemovalText(facts),
    ],
  }
})
