import 'server-only'
import { createHash } from 'node:crypto'
import { guestListDaysToEmail, decideDayList } from '@/lib/booking/days/day-list'
import { type Day } from '@/lib/calendar/day'
import { database, type Db, inTransaction } from '@/lib/db/client'
import {
  listSentGuestLists,
  markGuestListOutdated,
  saveSentGuestList,
} from '@/lib/db/departures/sent-guest-lists'
import { lockDepartures } from '@/lib/db/departures/lock-departure'
import { type DepartureOnDay, listDeparturesOnDay } from '@/lib/use-cases/departures/list-departures-on-day'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'

/**
 * Send each inbox tomorrow's guest list at 17:00, and again if it changes later. Works from current data, so it may run
 * at any time.
 *
 * Rule: day-list (docs/rules.md)
 */
export async function queueDayLists(now: Date): Promise<void> {
  for (const day of guestListDaysToEmail(now)) await writeDay(day, now)
}

async function writeDay(day: Day, now: Date): Promise<void> {
  const { toSend, notice } = await decide(database(), await listDeparturesOnDay(database(), day, now), now)
  if (toSend.length === 0 && notice.length === 0) return
  await inTransaction(async (db) => {
    await lockDepartures(
      db,
      [...toSend, ...notice].map((one) => (typeof one === 'number' ? one : one.id)),
    )
    // Read the list again: another instance may just have sent it.
    const current = await listDeparturesOnDay(db, day, now)
    const decision = await decide(db, current, now)
    for (const { id, since } of decision.notice) await markGuestListOutdated(db, id, since)
    if (decision.toSend.length === 0) return
    for (const one of current)
      if (decision.toSend.includes(one.departure.id))
        await saveSentGuestList(db, one.departure.id, fingerprintOf(one))
    const { isUpdate, toSend: departureIds } = decision
    const facts = { day, isUpdate, departureIds: [...departureIds], departures: [] }
    await enqueueEmail(db, { kind: 'day-list-operator', facts }, { cause: now.toISOString(), now })
  })
}

async function decide(db: Db, day: readonly DepartureOnDay[], now: Date) {
  const lastSent = await listSentGuestLists(
    db,
    day.map(({ departure }) => departure.id),
  )
  const listed = day.map((one) => {
    const { id, startsAt } = one.departure
    return {
      id,
      startsAt,
      current: fingerprintOf(one),
      ...(lastSent.get(id) ?? { lastSent: '', since: null }),
    }
  })
  return { ...decideDayList(listed, now), isUpdate: listed.some((one) => one.lastSent !== '') }
}

/**
 * A fingerprint of the e-mail's content, from which the content cannot be recovered; empty if nobody is coming or has
 * an open choice.
 */
function fingerprintOf({ departure, rows, choosing }: DepartureOnDay): string {
  if (rows.length === 0 && choosing === 0) return ''
  const { startsAt, isCancelled } = departure
  const parties = rows.map(({ booking, pickUp }) => {
    const { reference, state, customerName, customerPhone, adults, children } = booking
    return [reference, state, pickUp, customerName, customerPhone, adults, children]
  })
  const facts = JSON.stringify([startsAt, isCancelled, choosing, parties])
  return createHash('sha256').update(facts).digest('hex')
}
