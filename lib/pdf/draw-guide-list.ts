import 'server-only'
import { countGuests, type GuidedBooking, type GuideRow } from '@/lib/booking/guide-list'
import { partyLines, partyWords } from '@/lib/booking/party-words'
import { plural } from '@/lib/booking/plural'
import { formatDay, formatInstant, helsinkiTime } from '@/lib/calendar/day'
import { atRight, canPrint, type Cells, columnHead, openPaper, transliterated } from '@/lib/pdf/open-paper'

export type GuideList = {
  readonly brand: string
  readonly tour: string
  readonly day: string
  readonly startsAt: Date
  readonly meetingPoint: string
  readonly isCancelled: boolean
  readonly guideName: string | null
  readonly rows: readonly GuideRow<GuidedBooking>[]
  /** When it was drawn: another may be newer. */
  readonly at: Date
}

/** Draw the list of a departure's guide on pages A4: who is picked up where, and how many come. */
export async function drawGuideList(list: GuideList): Promise<Buffer> {
  const { brand, tour, day, startsAt, meetingPoint, isCancelled, guideName, rows, at } = list
  const title = `${tour}, ${formatDay(day)}`
  const { write, tabulate, skip, close } = openPaper({ title, author: brand, at })
  write('P', 'display', 14, brand)
  write('H1', 'display', 22, title)
  if (isCancelled) write('P', 'bold', 12, 'This departure is cancelled.')
  write('P', 'bold', 12, `Start ${helsinkiTime(startsAt)}`)
  if (guideName !== null) write('P', 'text', 10, `Guide: ${transliterated(guideName)}`)
  write('P', 'text', 10, `Meeting point: ${meetingPoint}`)
  if (rows.length === 0) write('P', 'text', 11, 'Nobody has booked.')
  else tabulate(partiesOf(rows), [38, 100, '*', 66, 106])
  skip(1)
  write('P', 'bold', 12, totalsOf(rows))
  write('P', 'text', 9, `As of ${formatInstant(at)}. For the guide alone: please destroy it after the tour.`)
  return close()
}

function partiesOf(rows: GuideList['rows']): Cells {
  const heads = ['', 'Pick-up', 'Name', 'Guests', 'Phone']
  return [
    heads.map((head) => columnHead(head || 'Stop')),
    ...rows.map(({ booking, stop, pickUp, wishes }) => [
      atRight(stop === null ? '–' : String(stop)),
      pickUp === null ? 'not said' : transliterated(pickUp),
      [nameOf(booking), booking.reference, ...remarksOf(booking, wishes)].join('\n'),
      partyLines(booking).join('\n'),
      booking.customerPhone === null ? '–' : printable(booking.customerPhone),
    ]),
  ]
}

function nameOf({ customerName }: GuidedBooking): string {
  return customerName === '' ? 'forgotten guest' : transliterated(customerName)
}

function remarksOf(booking: GuidedBooking, wishes: string | null): readonly string[] {
  return [
    ...(booking.noShowAt === null ? [] : ['Did not come']),
    ...(booking.state === 'awaiting_payment' ? ['Not paid yet'] : []),
    ...(booking.health === null ? [] : [`Health: ${printable(booking.health)}`]),
    ...(wishes === null ? [] : [`Wishes: ${printable(wishes)}`]),
  ]
}

function totalsOf(rows: GuideList['rows']): string {
  const missing = rows.filter(({ booking }) => booking.noShowAt !== null).length
  const away = missing > 0 ? `; ${plural(missing, 'party', 'parties')} did not come` : ''
  return `Together: ${partyWords(countGuests(rows))} in ${plural(rows.length, 'party', 'parties')}${away}`
}

/** A sentence that is only transliterated is not understood: who wrote it in other letters is asked by telephone. */
function printable(text: string): string {
  const composed = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return canPrint(composed) ? composed : '(in other letters: ask the office)'
}
