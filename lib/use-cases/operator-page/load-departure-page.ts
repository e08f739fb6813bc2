import 'server-only'
import { z } from 'zod'
import { toAttendanceStatus, canRecordAttendance } from '@/lib/booking/days/attendance'
import { countGuests, type GuideListRow } from '@/lib/booking/days/guide-list'
import { guideLinkExpiresAt } from '@/lib/booking/seats/link-expiry'
import { refuseNoLightsReport } from '@/lib/booking/choices/lights-not-seen'
import { helsinkiTime } from '@/lib/calendar/day'
import { type DepartureActionName } from '@/lib/contract/operator-page'
import { type Attendance, type DeparturePage, type DepartureParty } from '@/lib/contract/departure-page'
import { officeBookingPath } from '@/lib/contract/office-pages'
import { database } from '@/lib/db/client'
import { findUndoableCommandOnDeparture } from '@/lib/db/history/commands'
import { type StoredDeparture, loadDepartureDays } from '@/lib/db/departures/departures'
import { listBookingHistory, listDepartureHistory, type StoredHistoryEntry } from '@/lib/db/history/history'
import { findLightsReport } from '@/lib/db/departures/lights'
import { type BookingListing } from '@/lib/db/bookings/listed-bookings'
import { formatDay, formatStamp } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { type GuestList, loadGuestList } from '@/lib/use-cases/departures/load-guest-list'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { guideUrl } from '@/lib/use-cases/links/operator-urls'
import { type StaffPlace } from '@/lib/use-cases/operator-page/staff-place'
import { findUndoOffer } from '@/lib/use-cases/operator-page/find-undo-offer'
import { historyLine, type Stamp, timeAndActorText } from '@/lib/words/history/history-line'
import { displayGuestName } from '@/lib/words/party/display-guest-name'
import { nobodyBookedText } from '@/lib/words/party/seats-for-undo-text'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

/**
 * Who is reading. An operator inbox sees all wishes but no health notes; the guide sees the wishes that staff have
 * released, and the health notes that guests agreed to share; the office sees everything, amounts too.
 */
type Reader = 'departure' | 'guide' | 'office'

/** Load what a link to a departure shows to its reader, or its page in the office. Rule: departure-link, guide-link (docs/rules.md) */
export async function loadDeparturePage(
  departure: StoredDeparture,
  { path, reader }: Pick<StaffPlace, 'path'> & { readonly reader: Reader },
  now: Date,
): Promise<DeparturePage> {
  const { name: tourName, meetingPoint, isGuaranteed } = await loadBookedTour(database(), departure, 'en')
  const listing = await loadGuestList(departure, now)
  if (!listing) throw new Error(`departure ${departure.id} is gone`)
  const ids = reader === 'guide' ? [] : listing.rows.map(({ booking }) => booking.id)
  const events = await listBookingHistory(database(), ids)
  return {
    path,
    tourName,
    dayText: formatDay(departure.day),
    isCancelled: listing.departure.isCancelled,
    facts: factsOf(listing, meetingPoint),
    parties: listing.rows.map((row) => {
      const history = events.filter(({ bookingId }) => bookingId === row.booking.id)
      return partyOf(row, { reader, history }, now)
    }),
    nobodyText: nobodyBookedText(listing.departure.forUndo),
    ...(reader === 'guide'
      ? NOTHING_TO_DO
      : await officeParts({ departure, isGuaranteed, reader, hasParties: listing.rows.length > 0 }, now)),
  }
}

function stampFor(reader: Reader): Stamp | undefined {
  return reader === 'office' ? formatStamp : undefined
}

type OfficeParts = Pick<DeparturePage, 'actions' | 'undo' | 'guideUrl' | 'history'>

const NOTHING_TO_DO: OfficeParts = { actions: [], undo: null, guideUrl: null, history: [] }

async function officeParts(
  {
    departure,
    isGuaranteed,
    hasParties,
    reader,
  }: {
    readonly departure: StoredDeparture
    readonly isGuaranteed: boolean
    readonly hasParties: boolean
    readonly reader: Reader
  },
  now: Date,
): Promise<OfficeParts> {
  const command = await findUndoableCommandOnDeparture(database(), departure.id)
  const history = await listDepartureHistory(database(), departure.id)
  return {
    actions: [
      ...(departure.cancelledAt ? [] : ['cancel-departure' as const]),
      ...(await lightsActions(departure, isGuaranteed, now)),
      ...(hasParties ? ['message-all' as const] : []),
      ...planActions(departure, now),
    ],
    undo: await findUndoOffer(command, now),
    guideUrl: now < guideLinkExpiresAt(departure.startsAt) ? await guideUrl(database(), departure) : null,
    // A link to a departure shows no amounts, so leave out price changes. Rule: departure-link (docs/rules.md)
    history: (await withDays(history.filter(({ what }) => reader === 'office' || what !== 'priced'))).map(
      (event) => historyLine(event, stampFor(reader)),
    ),
  }
}

/** Add dates to the history, to identify the departure that another one was merged into. */
async function withDays(rows: readonly StoredHistoryEntry[]): Promise<readonly StoredHistoryEntry[]> {
  const intoOf = ({ after }: StoredHistoryEntry) => mergedSchema.safeParse(after).data?.intoDepartureId
  const days = await loadDepartureDays(
    database(),
    rows.flatMap((row) => intoOf(row) ?? []),
  )
  return rows.map((row) => {
    const into = intoOf(row)
    return into === undefined ? row : { ...row, after: { intoDay: days.get(into) ?? '' } }
  })
}

const mergedSchema = z.looseObject({ intoDepartureId: z.int() })

/** The actions available until the departure starts. */
function planActions(
  { cancelledAt, startsAt, isClosed }: StoredDeparture,
  now: Date,
): readonly DepartureActionName[] {
  if (cancelledAt || startsAt <= now) return []
  return ['new-booking', 'name-guide', 'start', 'merge', 'price', 'seats', isClosed ? 'open' : 'close']
}

/** The reports about northern lights that staff can make now. Rule: lights-question (docs/rules.md) */
async function lightsActions(
  departure: StoredDeparture,
  isGuaranteed: boolean,
  now: Date,
): Promise<readonly DepartureActionName[]> {
  if (refuseNoLightsReport(departure, isGuaranteed, now) !== null) return []
  const { seenAt, isSaidNotSeen } = await findLightsReport(database(), departure.id)
  return seenAt || isSaidNotSeen ? ['not-seen'] : ['lights-seen', 'not-seen']
}

function factsOf({ departure, rows }: GuestList, meetingPoint: string): DeparturePage['facts'] {
  const { startsAt, guideName, isCancelled, isClosed, seats } = departure
  const coming = rows.filter(({ booking }) => booking.noShowAt === null)
  const parties = plural(coming.length, 'party', 'parties')
  return [
    ...(isClosed && !isCancelled ? [['Sale', 'closed'] as const] : []),
    ['Start', helsinkiTime(startsAt)],
    ['Guide', guideName ?? 'not named yet'],
    ['Meeting point', meetingPoint],
    [
      'Guests',
      `${partySizeText(words('party', 'en'), countGuests(rows))} in ${parties}, of ${plural(seats, 'seat')}`,
    ],
  ]
}

/** When a party's attendance was last recorded and by whom, so that nobody does it again. */
function findTick(history: readonly StoredHistoryEntry[], reader: Reader): string | undefined {
  const row = history.findLast(({ what }) => what === 'came' || what === 'no_show')
  return row && timeAndActorText(row, stampFor(reader))
}

/** A link may be forwarded, and notes are for the office alone. Rule: departure-link (docs/rules.md) */
function notesOf(history: readonly StoredHistoryEntry[], reader: Reader): DepartureParty['notes'] {
  if (reader !== 'office') return []
  return history.flatMap((row) =>
    row.what === 'note' && row.words
      ? [{ words: row.words, by: timeAndActorText(row, stampFor(reader)) }]
      : [],
  )
}

function partyOf(
  { booking, stop, pickUp, wishes }: GuideListRow<BookingListing>,
  { reader, history }: { readonly reader: Reader; readonly history: readonly StoredHistoryEntry[] },
  now: Date,
): DepartureParty {
  const { reference, customerName, customerPhone: phone, noShowAt, cameAt, state, specialRequests } = booking
  const isOffice = reader !== 'guide'
  return {
    ...{ reference, stop, pickUp, phone },
    name: displayGuestName(customerName),
    bookingPath: reader === 'office' ? officeBookingPath(booking) : null,
    guests: partySizeText(words('party', 'en'), booking),
    wishes: isOffice ? specialRequests : wishes,
    isHiddenFromGuide: isOffice && wishes !== specialRequests,
    notes: notesOf(history, reader),
    health: reader === 'departure' ? null : booking.health,
    attendance: toAttendanceStatus(booking),
    remarks: [
      ...(noShowAt || cameAt
        ? [tickedText(noShowAt ? 'did not come' : 'came', findTick(history, reader))]
        : []),
      ...(isOffice && state === 'awaiting_payment' ? ['not paid yet'] : []),
    ],
    ticks: isOffice && state === 'confirmed' ? ticksOf(booking, now) : [],
  }
}

function tickedText(what: string, tick: string | undefined): string {
  return tick === undefined ? what : `${what} (${tick})`
}

function ticksOf({ startsAt, cameAt, noShowAt }: BookingListing, now: Date): readonly Attendance[] {
  const left: readonly Attendance[] = [
    ...(cameAt ? [] : ['came' as const]),
    ...(noShowAt ? [] : ['no_show' as const]),
  ]
  return left.filter((what) => canRecordAttendance(what, startsAt, now))
}
