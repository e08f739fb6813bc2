import { WAITING_LIST_CONFIRM_HOURS, WAITING_OFFER_HOURS } from '@/lib/booking/seats/waiting-list'
import { cleanLine } from '@/lib/emails/facts/clean-text'
import { waitingListFactsSchema } from '@/lib/emails/facts/notice-facts'
import { defineVisitorEmail } from '@/lib/emails/layout/define-email'
import { partyText } from '@/lib/emails/parts/booking-text'
import { linkButton } from '@/lib/emails/parts/buttons'
import { formatDay } from '@/lib/language/dates'

/**
 * Asks a party to confirm that it wants to be on the waiting list, and tells it how to leave. Rule: waiting-list and
 * waiting-order (docs/rules.md)
 */
export const waitingJoinedGuest = defineVisitorEmail(
  'emailWaiting',
  { facts: waitingListFactsSchema },
  (facts, { say }) => {
    const { name, tourName, days, url, language } = facts
    const hours = { confirmHours: WAITING_LIST_CONFIRM_HOURS, offerHours: WAITING_OFFER_HOURS }
    const dates = days.map((day) => formatDay(day, language)).join('\n')
    return {
      subject: say('joinedSubject', { tourName }),
      preheader: say('joinedPreheader'),
      headline: say('joinedHeadline'),
      subline: tourName,
      name: cleanLine(name),
      parts: [
        say('joined', { ...hours, party: partyText(facts) }),
        linkButton(say('confirmPlace'), url),
        { kind: 'section', title: say('yourDates'), text: dates },
        { kind: 'section', title: say('howWeOffer'), text: say('order') },
        say('leaveByLink'),
      ],
      reason: say('joinedReason'),
    }
  },
)
