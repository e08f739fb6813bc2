import { helsinkiTime } from '@/lib/calendar/day'
import { cleanLine } from '@/lib/emails/facts/clean-text'
import { type DayListFacts, dayListFactsSchema } from '@/lib/emails/facts/notice-facts'
import { type Part, type Row } from '@/lib/emails/layout/email-draft'
import { defineInboxEmail } from '@/lib/emails/layout/define-email'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { displayGuestName } from '@/lib/words/party/display-guest-name'

/** Lists a day's guests in pick-up order. Sent again if the list changes. Rule: day-list (docs/rules.md) */
export const dayListOperator = defineInboxEmail(
  { facts: dayListFactsSchema },
  ({ day, isUpdate, departures }) => {
    const when = formatDay(day)
    const tours = plural(departures.length, 'departure')
    return {
      subject: isUpdate ? `Changed: ${tours} on ${when}` : `${tours} on ${when}`,
      preheader: departures.map(({ tourName, guests }) => `${tourName}: ${guests}`).join('. '),
      headline: isUpdate ? 'Something has changed' : 'Who is coming',
      subline: when,
      parts: departures.flatMap(departureParts),
    }
  },
)

function departureParts(departure: DayListFacts['departures'][number]): readonly Part[] {
  const { tourName, startsAt, guests, parties, isCancelled, choosing, url } = departure
  const chooses = choosing > 0 ? `${plural(choosing, 'party', 'parties')} to choose` : null
  const stand = [...(isCancelled ? ['Cancelled'] : []), ...(chooses ? [chooses] : [])].join(', ')
  const rows: readonly Row[] = [
    ...(stand ? [{ label: 'State', value: stand, isStrong: true }] : []),
    ...(parties.length > 0
      ? [{ label: 'Guests', value: `${guests} in ${plural(parties.length, 'party', 'parties')}` }]
      : [{ label: 'Guests', value: 'Nobody is coming any more' }]),
    ...parties.map(partyRow),
  ]
  return [
    { kind: 'table', title: `${tourName}, ${helsinkiTime(new Date(startsAt))}`, rows },
    { kind: 'button', label: 'Open the departure', url },
  ]
}

function partyRow({
  pickUp,
  name,
  guests,
  phone,
  isPaid,
}: DayListFacts['departures'][number]['parties'][number]) {
  const lines = [displayGuestName(cleanLine(name)), guests, phone === null ? '' : cleanLine(phone)]
  return {
    label: pickUp === null ? 'Pick-up not known' : cleanLine(pickUp),
    value: [...lines, isPaid ? '' : 'not paid yet'].filter(Boolean).join('\n'),
  }
}
