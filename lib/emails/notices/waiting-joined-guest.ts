import { partyWords } from '@/lib/booking/party-words'
import { OFFER_HOURS } from '@/lib/booking/waiting-list'
import { formatDay } from '@/lib/calendar/day'
import { cleanLine } from '@/lib/emails/clean-text'
import { type Draft } from '@/lib/emails/draft'
import { type Sender } from '@/lib/emails/facts'
import { type WaitingFacts } from '@/lib/emails/notices/notice-facts'
import { greeting, signature } from '@/lib/emails/salutation'

/** To who has joined the waiting list, with the way to leave it. Rule: waiting-list (docs/rules.md) */
export function waitingJoinedGuest(facts: WaitingFacts, sender: Sender): Draft {
  const { name, tourName, days, url } = facts
  return {
    subject: `You are on the waiting list: ${tourName}`,
    preheader: 'We write to you when a place is free.',
    headline: 'You are on the waiting list',
    subline: tourName,
    parts: [
      { kind: 'paragraph', text: greeting(cleanLine(name)) },
      {
        kind: 'paragraph',
        text: `Thank you for waiting. When there is room for ${partyWords(facts)} on one of your dates, we write to you and keep the place for ${OFFER_HOURS} hours, so that you have time to decide. There is nothing to pay before that.`,
      },
      { kind: 'section', title: 'Your dates', text: days.map(formatDay).join('\n') },
      { kind: 'section', title: 'How we offer free places', text: FAIR_ORDER },
      {
        kind: 'paragraph',
        text: 'If your plans change, or somebody else typed your address, you can leave the list at any time.',
      },
      ...(url === null ? [] : [{ kind: 'button', label: 'Leave the waiting list', url } as const]),
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason:
      'You are receiving this e-mail because this e-mail address has joined a waiting list on our site.',
  }
}

/** Rule: waiting-order (docs/rules.md) */
export const FAIR_ORDER =
  'Free places are offered in the order in which guests joined the list. Nobody is passed over, except where a place is too small for one party and fits the next.'
