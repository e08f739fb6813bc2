import { DEPARTURE_ACTION_LABELS, type DepartureActionName } from '@/lib/contract/operator-page'
import { lightsQuestionFactsSchema } from '@/lib/emails/facts/notice-facts'
import { type Part } from '@/lib/emails/layout/email-draft'
import { defineInboxEmail } from '@/lib/emails/layout/define-email'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'

/** Asks the operator whether northern lights were seen. Rule: lights-question (docs/rules.md) */
export const lightsAskedOperator = defineInboxEmail({ facts: lightsQuestionFactsSchema }, (facts) => {
  const { tourName, day, parties, guests, isAgain, departureUrl } = facts
  const who = `${plural(guests, 'guest')} in ${plural(parties, 'party', 'parties')}`
  const again = isAgain ? ' Nobody has told us yet, and we do not ask again.' : ''
  return {
    subject: `Were the lights seen? ${formatDay(day)}`,
    preheader: `${who} came.${again}`,
    headline: 'Were the lights seen?',
    subline: `${tourName}, ${formatDay(day)}`,
    parts: [
      `${who} came that night.${again}`,
      'If the lights were not seen, each party chooses between a refund and a free return trip. The next page shows what happens to each, and nothing happens until you confirm it there.',
      ...(departureUrl === null
        ? []
        : [button('lights-seen', departureUrl), button('not-seen', departureUrl)]),
    ],
  }
})

function button(action: DepartureActionName, url: string): Part {
  return { kind: 'button', label: DEPARTURE_ACTION_LABELS[action], url: `${url}/${action}` }
}
