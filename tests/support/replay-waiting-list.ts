import assert from 'node:assert/strict'
import { type QueryResultRow } from 'pg'
import { choosePartiesToOffer, countReservedSeats, type QueuedParty } from '@/lib/booking/seats/waiting-list'

type Query = <Row extends QueryResultRow>(sql: string) => Promise<readonly Row[]>

type Event = {
  readonly what: string
  readonly why: string | null
  readonly departure_id: number
  readonly seats: number
  readonly by: string
}

type Place = QueuedParty & { readonly departureId: number }

/**
 * Replay the history of dates since all of them were full, with our own model of the line: each offer must go to the
 * first waiting party that fits, nobody may buy a seat that a waiting party could have had, and in the end nothing is
 * left for those waiting.
 *
 * No client may be offered too much: each party is a separate client, or its client is unknown.
 *
 * @param dates  empty at first; all waiting parties joined while they were full
 */
export async function replayWaitingList(
  query: Query,
  dates: readonly { readonly id: number; readonly seats: number }[],
): Promise<{ readonly offers: number; readonly sold: number }> {
  const ids = dates.map(({ id }) => id).join()
  const events = await query<Event>(`
    SELECT h.what, h.why, b.departure_id, b.seats, b.customer_email AS by
    FROM history h JOIN bookings b ON b.id = h.booking_id
    WHERE h.what IN ('booked', 'cancelled') AND b.departure_id IN (${ids}) ORDER BY h.id`)
  const line = await query<Place>(`
    SELECT p.email AS by, p.seats, NULL AS client, NULL AS "clientSeats", w.departure_id AS "departureId" FROM waiting_dates w
    JOIN waiting_parties p ON p.id = w.party_id WHERE w.departure_id IN (${ids}) AND p.confirmed_at IS NOT NULL ORDER BY p.sequence`)
  const free = new Map(dates.map(({ id, seats }) => [id, seats]))
  const busy = new Set<string>()
  const waitingFor = (id: number) => line.filter((one) => one.departureId === id && !busy.has(one.by))
  const counts = { offers: 0, sold: 0 }
  let isFull = false
  for (const { what, why, departure_id: id, seats, by } of events) {
    const left = free.get(id) ?? 0
    if (why === 'waiting_list') {
      const [next] = choosePartiesToOffer(waitingFor(id), left)
      assert.deepEqual({ by: next?.by, seats: next?.seats }, { by, seats }, `whose turn it was on ${id}`)
      busy.add(by)
      counts.offers++
    } else if (what === 'booked' && isFull) {
      assert.ok(
        seats <= left - countReservedSeats(waitingFor(id), left),
        `${by} bought what others waited for`,
      )
      counts.sold++
    }
    free.set(id, what === 'cancelled' ? left + seats : left - seats)
    isFull ||= [...free.values()].every((seatsFree) => seatsFree === 0)
  }
  for (const { id } of dates)
    assert.deepEqual(
      choosePartiesToOffer(waitingFor(id), free.get(id) ?? 0),
      [],
      `what is left on ${id} is offered`,
    )
  return counts
}
