import { WAITING_LIST_CONFIRM_HOURS, WAITING_OFFER_HOURS } from '@/lib/booking/seats/waiting-list'
import { cleanLine } from '@/lib/emails/facts/clean-text'
import { waitingListFactsSchema } from '@/lib/emails/facts/notice-facts'
import { defineVisitorEmail } from '@/lib/emails/layout/define-email'
import { linkButton } from '@/lib/emails/parts/buttons'
import { formatDay } from '@/lib/language/dates'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

/**
 * Asks a party to confirm that it wants to be on the waiting list, and tells it how to leave. Rule: waiting-list
 * (docs/rules.md)
 */
export const waitingJoinedGuest = defineVisitorEmail({ facts: waitingListFactsSchema }, (facts) => {
  const { name, tourName, days, url } = facts
  return {
    subject: `Confirm your place on the waiting list: ${tourName}`,
    preheader: 'One click, and your place in the line counts from then on.',
    headline: 'Confirm your place in the line',
    subline: tourName,
    name: cleanLine(name),
    parts: [
      `Thank you for waiting. Please confirm your place in the line within ${WAITING_LIST_CONFIRM_HOURS} hours: it counts from then on. When there is room for ${partySizeText(words('party', 'en'), facts)} on one of your dates, we write to you and keep the place for up to ${WAITING_OFFER_HOURS} hours, less when the tour is near, so that you have time to decide. There is nothing to pay before that.`,
      linkButton('Confirm my place in the line', url),
      { kind: 'section', title: 'Your dates', text: days.map((day) => formatDay(day)).join('\n') },
      { kind: 'section', title: 'How we offer free places', text: WAITING_LIST_ORDER_TEXT },
      'If your plans change, the same link leaves the list at any time. If somebody else typed your address, there is nothing for you to do: what is not confirmed is erased.',
    ],
    reason:
      'You are receiving this e-mail because this e-mail address was typed into the form of a waiting list on our site.',
  }
})

/** The order in which free places are offered. Rule: waiting-order (docs/rules.md) */
export const WAITING_LIST_ORDER_TEXT =
  'Free places are offered in the order in which guests confirmed their place in the line. Nobody is passed over, except where a place is too small for one party and fits the next, or where one network would be offered more than a whole departure at a time.'
