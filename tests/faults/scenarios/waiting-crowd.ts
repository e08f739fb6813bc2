import assert from 'node:assert/strict'
import { type FreshDeparture } from '@/tests/faults/departures'
import { eventually } from '@/tests/support/eventually'
import { aGuest, book, pay } from '@/tests/faults/guest'
import { sendForm } from '@/tests/faults/guest-form'
import { command } from '@/tests/faults/operator'
import { type Scenario } from '@/tests/faults/scenario'
import { type Guest, type Stage } from '@/tests/faults/stage'
import { takeTurns } from '@/tests/faults/take-turns'
import { settle } from '@/tests/faults/wait-until-settled'
import { replayWaitingList } from '@/tests/support/replay-waiting-list'

/** CROWD_GUESTS=200 brings the whole crowd, which takes minutes. */
const DATES = 10
const SEATS = Math.max(1, Math.round(Number(process.env.CROWD_GUESTS ?? 50) / DATES))
const CANCELLING = DATES * SEATS
const WAITING = Math.round(CANCELLING / 4)
/** How many of each kind wait for a response at a time: a busy machine could not respond to more in time. */
const AT_ONCE = 4
/** Places are offered each minute; cancellations are refunded, and thousands of e-mails are sent. */
const PATIENCE_MS = 600_000

export const waitingCrowd: Scenario = {
  name: `While ${CANCELLING} guests cancel, as many others book and ${WAITING} parties wait, on both instances: each free place goes to whose turn it is, and no answer is a fault`,
  async run(stage) {
    const dates = stage.departures.ofOneTour(DATES)
    await setSeats(stage, dates)
    const aGuestForEachSeat = () =>
      Array.from({ length: CANCELLING }, (_, seat) => aGuest(stage, { departure: dates[seat % DATES] }))
    const cancelling = aGuestForEachSeat()
    await takeTurns(cancelling, AT_ONCE, (guest) => bookAndPay(stage, guest))
    const waiting = await Promise.all(
      Array.from({ length: WAITING }, (_, party) => wait(stage, dates, party)),
    )
    await eventually(() => clickInEmails(stage, waiting), PATIENCE_MS)
    const buying = aGuestForEachSeat()

    const before = { ...stage.count }
    await Promise.all([
      takeTurns(cancelling, AT_ONCE, (guest) => cancel(stage, guest)),
      takeTurns(buying, AT_ONCE, (guest) => bookAndPay(stage, guest)),
    ])
    assert.equal(stage.count.faults, before.faults, 'answers that are a fault of ours')
    const later = stage.count.retries - before.retries

    await eventually(() => nothingToOffer(stage, dates), PATIENCE_MS)
    const offered = await tellOfOffers(stage, waiting)
    await settle(stage, PATIENCE_MS)
    const sold = buying.filter(({ told }) => told?.kind === 'booked').length
    return `${CANCELLING} cancelled, ${sold} of ${buying.length} others bought, ${offered} of ${WAITING} parties were offered a place; answers to come again: ${later}`
  },
}

/** Consecutive days, latest first. */
async function setSeats(stage: Stage, dates: readonly FreshDeparture[]): Promise<void> {
  const [last, first] = [dates[0], dates.at(-1)]
  assert.ok(first && last)
  await command(stage, 'seats', first.tourId, `${first.date}..${last.date}`, SEATS, '--yes')
}

async function bookAndPay(stage: Stage, guest: Guest): Promise<void> {
  await book(stage, guest)
  if (guest.told?.kind === 'booked') await pay(stage, guest)
}

function cancel(stage: Stage, guest: Guest): Promise<void> {
  const fields = { refund: String(Math.round(guest.departure.adultPrice * 100)) }
  return sendForm(stage, guest, { preview: 'cancel', action: 'cancel/confirm', fields })
}

/** Parties of one to three, some of them for two dates. */
async function wait(stage: Stage, dates: readonly FreshDeparture[], party: number): Promise<Guest> {
  const wanted = [party, ...(party % 4 === 0 ? [party + 1] : [])].map((number) => dates[number % DATES])
  const guest = aGuest(stage, { departure: wanted[0], adults: 1 + (party % 3) })
  const answer = await fetch(`${stage.sites[party % 2 === 0 ? 0 : 1].url}/api/waiting-list`, {
    method: 'POST',
    headers: guest.headers,
    body: JSON.stringify({
      tour_id: guest.departure.tourId,
      tour_date_ids: wanted.map((date) => date?.id),
      adults: guest.adults,
      children: 0,
      name: 'Guest',
      email: guest.email,
    }),
  })
  assert.equal(answer.status, 200, await answer.text())
  return guest
}

/** Confirm each party as soon as it has its e-mail, until all are in line. */
async function clickInEmails({ mailbox, sites, query }: Stage, waiting: readonly Guest[]) {
  const emails = await mailbox.emails()
  for (const { email, headers } of waiting) {
    const text = emails.find(({ to, text }) => to.includes(email) && text?.includes('/waiting/'))?.text
    const path = /\/waiting\/[\w-]+/.exec(text ?? '')?.[0]
    if (!path) return `${email} has no e-mail yet`
    const client = { 'x-forwarded-for': headers['x-forwarded-for'] ?? '' }
    const init = { method: 'POST', redirect: 'manual', headers: client } as const
    const answer = await fetch(`${sites[0].url}${path}/confirm`, init)
    assert.equal(answer.status, 303)
  }
  const left = await query('SELECT email FROM waiting_parties WHERE confirmed_at IS NULL')
  return left.length > 0 ? `${left.length} have not confirmed` : null
}

/** Compare with our own model of the line until it says that all seats are offered. */
async function nothingToOffer({ query }: Stage, dates: readonly FreshDeparture[]): Promise<string | null> {
  try {
    const rows = dates.map(({ id }) => ({ id, seats: SEATS }))
    const { offers } = await replayWaitingList(query, rows)
    return offers > 0 ? null : 'nothing was offered'
  } catch (error) {
    return String(error)
  }
}

/** The final outcome for each waiting party: a place or none. */
async function tellOfOffers({ query }: Stage, waiting: readonly Guest[]): Promise<number> {
  const offers = await query<{ email: string; reference: string }>(
    `SELECT customer_email AS email, reference FROM bookings WHERE source = 'waiting_list'`,
  )
  for (const guest of waiting) {
    const offer = offers.find(({ email }) => email === guest.email)
    guest.told = offer
      ? { kind: 'booked', reference: offer.reference, sessionId: null }
      : { kind: 'refused', status: 409 }
  }
  return offers.length
}
