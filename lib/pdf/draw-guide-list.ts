import 'server-only'
import { countGuests, type GuidedBooking, type GuideRow } from '@/lib/booking/guide-list'
import { partyLines, partyWords } from '@/lib/booking/party-words'
import { plural } from '@/lib/booking/plural'
import { typedPhone } from '@/lib/contract/typed-contact'
import { formatDay, formatInstant, helsinkiTime } from '@/lib/calendar/day'
import { atRight, type Cells, columnHead, openPaper } from '@/lib/pdf/open-paper'

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
  const { printed, write, tabulate, skip, close } = await openPaper({ title, author: brand, at })
  write('P', 'display', 14, brand)
  write('H1', 'display', 22, title)
  if (isCancelled) write('P', 'bold', 12, 'This departure is cancelled.')
  write('P', 'bold', 12, `Start ${helsinkiTime(startsAt)}`)
  if (guideName !== null) write('P', 'text', 10, `Guide: ${printed(guideName, UNPRINTED)}`)
  write('P', 'text', 10, `Meeting point: ${meetingPoint}`)
  if (rows.length === 0) write('P', 'text', 11, 'Nobody has booked.')
  else tabulate(partiesOf(rows, printed), [38, 100, '*', 66, 106])
  skip(1)
  write('P', 'bold', 12, totalsOf(rows))
  write('P', 'text', 9, `As of ${formatInstant(at)}. For the guide alone: please destroy it after the tour.`)
  return close()
}

/** The page that the list was printed from has every letter, and so has the office. */
const UNPRINTED = '(in letters that we cannot print: see the page, or ask the office)'

type Printed = Awaited<ReturnType<typeof openPaper>>['printed']

function partiesOf(rows: GuideList['rows'], printed: Printed): Cells {
  const heads = ['', 'Pick-up', 'Name', 'Guests', 'Phone']
  return [
    heads.map((head) => columnHead(head || 'Stop')),
    ...rows.map(({ booking, stop, pickUp, wishes }) => [
      atRight(stop === null ? '–' : String(stop)),
      pickUp === null ? 'not said' : printed(pickUp, UNPRINTED),
      [nameOf(booking, printed), booking.reference, ...remarksOf(booking, wishes, printed)].join('\n'),
      partyLines(booking).join('\n'),
      booking.customerPhone === null ? '–' : printed(typedPhone(booking.customerPhone), UNPRINTED),
    ]),
  ]
}

function nameOf({ customerName }: GuidedBooking, printed: Printed): string {
  return customerName === '' ? 'forgotten guest' : printed(customerName, UNPRINTED)
}

function remarksOf(booking: GuidedBooking, wishes: string | null, printed: Printed): readonly string[] {
  return [
    ...(booking.noShowAt === null ? [] : ['Did not come']),
    ...(booking.state === 'awaiting_payment' ? ['Not paid yet'] : []),
    ...(booking.health === null ? [] : [`Health: ${printed(booking.health, UNPRINTED)}`]),
    ...(wishes === null ? [] : [`Wishes: ${printed(wishes, UNPRINTED)}`]),
  ]
}

function totalsOf(rows: GuideList['rows']): string {
  const missing = rows.filter(({ booking }) => booking.noShowAt !== null).length
  const away = missing > 0 ? `; ${plural(missing, 'party', 'parties')} did not come` : ''
  return `Together: ${partyWords(countGuests(rows))} in ${plural(rows.length, 'party', 'parties')}${away}`
}
