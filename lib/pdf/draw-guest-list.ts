import 'server-only'
import {
  countGuests,
  type GuideBooking,
  type GuideListRow,
  NO_PICK_UP_TEXT,
} from '@/lib/booking/days/guide-list'
import { normalizePhone } from '@/lib/contract/normalize-contact'
import { helsinkiTime } from '@/lib/calendar/day'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { rightAlignedCell, type TableCells, columnHeaderCell, createPdf } from '@/lib/pdf/create-pdf'
import { displayGuestName } from '@/lib/words/party/display-guest-name'
import { nobodyBookedText, type SeatsForUndo } from '@/lib/words/party/seats-for-undo-text'
import { ageBandTexts, partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

export type GuideList = {
  readonly brand: string
  readonly tour: string
  readonly day: string
  readonly startsAt: Date
  readonly meetingPoint: string
  readonly isCancelled: boolean
  readonly guideName: string | null
  readonly forUndo: SeatsForUndo
  readonly rows: readonly GuideListRow<GuideBooking>[]
  /** When the list was drawn. It is printed on the list, because there may be a newer one. */
  readonly at: Date
}

/** Draw a departure's guest list for the guide on A4 pages: who is picked up where, and how many are coming. */
export async function drawGuestList(list: GuideList): Promise<Buffer> {
  const { brand, tour, day, startsAt, meetingPoint, isCancelled, guideName, forUndo, rows, at } = list
  const title = `${tour}, ${formatDay(day)}`
  const { printed, write, tabulate, skip, close } = await createPdf({
    title,
    author: brand,
    at,
    language: 'en',
  })
  write('P', 'display', 14, brand)
  write('H1', 'display', 22, title)
  if (isCancelled) write('P', 'bold', 12, 'This departure is cancelled.')
  write('P', 'bold', 12, `Start ${helsinkiTime(startsAt)}`)
  if (guideName !== null) write('P', 'text', 10, `Guide: ${printed(guideName, UNPRINTED)}`)
  write('P', 'text', 10, `Meeting point: ${meetingPoint}`)
  if (rows.length === 0) write('P', 'text', 11, nobodyBookedText(forUndo))
  else tabulate(partiesOf(rows, printed), [38, 100, '*', 66, 106])
  skip(1)
  write('P', 'bold', 12, totalsOf(rows))
  write('P', 'text', 9, `As of ${formatInstant(at)}. For the guide alone: please destroy it after the tour.`)
  return close()
}

/**
 * Printed instead of text for which our typefaces lack a letter. The page that the list was printed from shows the
 * text, and so can the office.
 */
const UNPRINTED = '(in letters that we cannot print: see the page, or ask the office)'

type Printed = Awaited<ReturnType<typeof createPdf>>['printed']

function partiesOf(rows: GuideList['rows'], printed: Printed): TableCells {
  const heads = ['', 'Pick-up', 'Name', 'Guests', 'Phone']
  return [
    heads.map((head) => columnHeaderCell(head || 'Stop')),
    ...rows.map(({ booking, stop, pickUp, wishes }) => [
      rightAlignedCell(stop === null ? '–' : String(stop)),
      pickUp === null ? NO_PICK_UP_TEXT : printed(pickUp, UNPRINTED),
      [nameOf(booking, printed), booking.reference, ...remarksOf(booking, wishes, printed)].join('\n'),
      ageBandTexts(words('party', 'en'), booking).join('\n'),
      booking.customerPhone === null ? '–' : printed(normalizePhone(booking.customerPhone), UNPRINTED),
    ]),
  ]
}

function nameOf({ customerName }: GuideBooking, printed: Printed): string {
  return displayGuestName(customerName && printed(customerName, UNPRINTED))
}

function remarksOf(booking: GuideBooking, wishes: string | null, printed: Printed): readonly string[] {
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
  return `Together: ${partySizeText(words('party', 'en'), countGuests(rows))} in ${plural(rows.length, 'party', 'parties')}${away}`
}
