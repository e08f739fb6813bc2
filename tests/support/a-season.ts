import { type Requester } from '@/lib/booking/changes/requester'
import { holdsSeats } from '@/lib/booking/booking'
import { decideChange } from '@/lib/booking/changes/change'
import {
  type ChangeDecision,
  type DesiredChange,
  type QuotedChange,
} from '@/lib/booking/changes/change-decision'
import { EXACT_AMOUNT } from '@/lib/booking/money/allowance'
import { orderForChange, type ChangeState } from '@/lib/booking/money/change-payment'
import {
  type UpdatedBooking,
  type ChangeableBooking,
  type ChangeableDeparture,
} from '@/lib/booking/changes/changeable-booking'
import { choiceEndsAt } from '@/lib/booking/choices/choice'
import {
  type Choice,
  type ChoiceSelection,
  decideChoice,
  decideExpiredChoice,
} from '@/lib/booking/choices/choice-outcome'
import { decideDepartureCancellation } from '@/lib/booking/changes/departure-cancellation'
import { settleClosedDispute } from '@/lib/booking/money/dispute'
import { type Correction, type MoneyMovement } from '@/lib/booking/ledger'
import { decideMerge } from '@/lib/booking/changes/merge'
import { type Party, seatsFor } from '@/lib/booking/party'
import { totalPlacesCents, pricePlaces } from '@/lib/booking/seats/places'
import { type Prices } from '@/lib/booking/money/quote'
import { decidePayment } from '@/lib/booking/money/decide-payment'
import { decideCourtesyRefund, type PlannedRefund } from '@/lib/booking/money/refund'
import { aChangeableBooking, aLedger } from '@/tests/support/a-changeable-booking'

/*
 * A small model company around the decisions. It applies them and, independently of their code, counts cash and seats:
 * the balance of each guest's account, and who has which seats.
 */

export const SEATS = 8
const HOUR_MS = 3_600_000

/** One payment as the guest's account shows it, in cents. */
type Cash = { paid: number; returned: number; withBank: number }

type OpenChange = QuotedChange & { state: ChangeState; heldUntil: Date; version: number; id: string }

export type Guests = {
  booking: ChangeableBooking
  totalCents: number
  choice: Choice | null
  change: OpenChange | null
  /** The number of changes applied. */
  version: number
  readonly cash: Map<string, Cash>
}

export type Season = {
  now: Date
  payments: number
  readonly guests: Guests[]
  readonly departures: ChangeableDeparture[]
}

/** The seats taken on a departure: by bookings that hold seats, and by unpaid changes. */
export function seatsTaken({ guests, now }: Season, departureId: number): number {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  return sum(
    guests.map(({ booking, change, choice }) => {
      const isAway = choice?.cause === 'departure_cancelled' && choice.chosen === null
      const isOn = booking.departureId === departureId && holdsSeats(booking, now) && !isAway
      const own = isOn ? sum(booking.places.map(({ count }) => count)) : 0
      const isHeld = change?.state === 'held' && change.departureId === departureId && now < change.heldUntil
      return own + (isHeld ? change.seats : 0)
    }),
  )
}

export function departureOf(season: Season, id: number): ChangeableDeparture {
  const departure = season.departures.find((some) => some.id === id)
  if (!departure) throw new Error(`no departure ${id}`)
  return { ...departure, seatsFree: SEATS - seatsTaken(season, id) }
}

/** Sell to a party that pays; null if there are too few seats. */
export function sell(season: Season, id: number, party: Party, method: 'card' | 'crypto'): Guests | null {
  const departure = departureOf(season, id)
  const isOpen = !departure.isClosed && season.now < departure.closesAt
  if (!isOpen || seatsFor(party) > departure.seatsFree) return null
  const places = pricePlaces(party, departure.prices)
  const totalCents = totalPlacesCents(places)
  const booking = aChangeableBooking({
    departureId: id,
    paymentMethod: method,
    createdAt: season.now,
    places,
    ledger: aLedger([]),
  })
  const guests: Guests = { booking, totalCents, choice: null, change: null, version: 0, cash: new Map() }
  season.guests.push(guests)
  pay(season, guests, totalCents)
  return guests
}

/** Decide as the guest page or a command does, with the current facts. */
export function ask(
  season: Season,
  guests: Guests,
  wanted: DesiredChange,
  asking: Requester,
): ChangeDecision {
  const departure = departureOf(season, guests.booking.departureId)
  return decideChange({ booking: known(season, guests), departure, wanted, asking }, season.now)
}

/** Apply a decision. */
export function applyDecision(season: Season, guests: Guests, decision: ChangeDecision): void {
  if (decision.kind === 'held') {
    const id = `change-${season.payments++}`
    guests.change = {
      ...decision.quoted,
      state: 'held',
      heldUntil: decision.until,
      version: guests.version,
      id,
    }
  }
  if (decision.kind !== 'applied') return
  if (decision.endsOpenChange) drop(guests)
  if (decision.closesChoice) guests.choice = null
  become(guests, decision)
}

/** The guest pays for a change, in time or late; a payment that is not accepted is refunded immediately. */
export function payChange(season: Season, guests: Guests): void {
  const { change, booking } = guests
  if (!change) return
  const to = departureOf(season, change.departureId)
  const from = departureOf(season, booking.departureId)
  const isOverdue = change.state === 'held' && change.heldUntil <= season.now
  const order = orderForChange(
    { ...change, state: isOverdue ? 'lapsed' : change.state, baseVersion: change.version },
    {
      booking: { ...booking, version: guests.version, currency: 'eur' },
      from,
      to: { ...to, cancelledAt: to.cancelledAt ?? from.cancelledAt },
    },
  )
  const decision = decidePayment(order, { cents: change.payCents, currency: 'eur' }, EXACT_AMOUNT, season.now)
  const paymentId = pay(season, guests, change.payCents)
  if (decision.kind === 'paid') {
    const { departureId, places, totalCents } = change
    guests.change = { ...change, state: 'applied' }
    become(guests, { after: { ...booking, departureId, places, totalCents }, returns: [], corrections: [] })
  } else owe(guests, [{ paymentId, cents: change.payCents, by: 'provider' }])
}

export function refundAsCourtesy(guests: Guests, cents: number): void {
  const { totalCents } = guests
  const decision = decideCourtesyRefund({ ...guests.booking, totalCents }, cents)
  if (decision.kind !== 'refunded') return
  guests.totalCents = decision.totalCents
  owe(guests, decision.returns)
  record(guests, decision.corrections.map(toRow))
}

/** All requested refunds arrive, except that the first may bounce and is then requested again. */
export function settleRefunds(guests: Guests, bounces: boolean): void {
  const { asked } = guests.booking.ledger
  setLedger(guests, { asked: [] })
  asked.forEach(({ paymentId, cents }, index) => {
    record(guests, [{ kind: 'refund', paymentId, cents }])
    if (bounces && index === 0) {
      record(guests, [{ kind: 'correction', cents: -cents, reason: 'refund_bounced', paymentId }])
      owe(guests, [{ paymentId, cents, by: 'hand' }])
    } else cashOf(guests, paymentId).returned += cents
  })
}

/** The guest's bank takes all or half of the part of a payment that we still have. */
export function openDispute(guests: Guests, isWhole: boolean): void {
  const { ledger, paymentMethod } = guests.booking
  if (paymentMethod !== 'card' || ledger.disputed.length > 0 || ledger.asked.length > 0) return
  const [paymentId, cash] = [...guests.cash].at(-1) ?? []
  const left = cash ? cash.paid - cash.returned : 0
  const cents = isWhole ? left : Math.floor(left / 2)
  if (!paymentId || !cash || cents <= 0) return
  record(guests, [{ kind: 'dispute', paymentId, cents }])
  setLedger(guests, { disputed: [paymentId] })
  cash.withBank = cents
}

export function endDispute(guests: Guests, outcome: 'won' | 'lost'): void {
  const [paymentId] = guests.booking.ledger.disputed
  if (!paymentId) return
  const cash = cashOf(guests, paymentId)
  const { state, ledger } = guests.booking
  const dispute = { paymentId, cents: cash.withBank, outcome }
  const end = settleClosedDispute({ state, totalCents: guests.totalCents, ledger }, dispute)
  setLedger(guests, { disputed: [] })
  record(guests, [...end.movements, ...end.corrections.map(toRow)])
  owe(guests, end.returns)
  guests.totalCents = end.totalCents
  if (outcome === 'lost') cash.returned += cash.withBank
  cash.withBank = 0
}

export function cancelDeparture(season: Season, id: number): void {
  const decision = decideDepartureCancellation(departureOf(season, id), on(season, id), season.now)
  if (decision.kind === 'refused') return
  for (const party of decision.parties) {
    const { guests } = party.booking
    if (party.kind === 'ended') become(guests, party)
    else openChoice(season, guests, 'departure_cancelled')
  }
  closeForGood(season, id)
}

export function mergeDepartures(season: Season, id: number, into: number): void {
  const target = departureOf(season, into)
  const decision = decideMerge(departureOf(season, id), target, on(season, id), season.now)
  if (decision.kind === 'refused') return
  closeForGood(season, id)
  for (const party of decision.parties) {
    const { guests } = party.booking
    become(guests, party)
    if (party.kind === 'moved') openChoice(season, guests, 'merged')
  }
}

export function choose(season: Season, guests: Guests, pick: ChoiceSelection): void {
  const { choice } = guests
  if (!choice || choice.chosen) return
  const departure = departureOf(season, guests.booking.departureId)
  const who = { booking: known(season, guests), departure, actor: 'guest' } as const
  const decision = decideChoice(choice, pick, who, season.now)
  if (decision.kind === 'refunded' || decision.kind === 'moved') become(guests, decision)
  if (decision.kind !== 'refused') {
    const departureId = pick.option === 'another_date' ? pick.to.id : null
    guests.choice = { ...choice, chosen: { option: pick.option, departureId } }
  }
}

/** Let time pass, and end everything that has expired. */
export function wait(season: Season, hours: number): void {
  season.now = new Date(season.now.getTime() + hours * HOUR_MS)
  for (const guests of season.guests) {
    const { change, choice } = guests
    if (change?.state === 'held' && change.heldUntil <= season.now)
      guests.change = { ...change, state: 'lapsed' }
    if (!choice || choice.chosen) continue
    const decision = decideExpiredChoice(choice, known(season, guests), season.now)
    if (decision.kind === 'refunded') become(guests, decision)
    if (decision.kind !== 'unchanged') guests.choice = null
  }
}

export function setPrices(season: Season, id: number, prices: Prices): void {
  replace(season, { ...departureOf(season, id), prices })
}

/** The booking as passed to a decision. */
function known({ now }: Season, { booking, change, choice }: Guests): ChangeableBooking {
  const isOpen = change?.state === 'held' && now < change.heldUntil
  const openChange = isOpen ? { departureId: change.departureId, seats: change.seats } : null
  return { ...booking, openChange, choice: choice && !choice.chosen ? choice.cause : null }
}

function on(season: Season, id: number) {
  return season.guests
    .filter(({ booking, choice }) => booking.departureId === id && (!choice || choice.chosen))
    .map((guests) => ({ ...known(season, guests), guests }))
}

function closeForGood(season: Season, id: number): void {
  replace(season, { ...departureOf(season, id), isClosed: true, cancelledAt: season.now })
  for (const guests of season.guests)
    if (guests.booking.departureId === id || guests.change?.departureId === id) drop(guests)
}

function replace({ departures }: Season, departure: ChangeableDeparture): void {
  departures[departures.findIndex(({ id }) => id === departure.id)] = departure
}

function openChoice(season: Season, guests: Guests, cause: 'departure_cancelled' | 'merged'): void {
  drop(guests)
  const { departureId } = guests.booking
  const { startsAt } = departureOf(season, departureId)
  const endsAt = choiceEndsAt({ cause, toldAt: season.now, provedAt: null, startsAt })
  guests.choice = { cause, departureId, chosen: null, endsAt, returnTripUntil: null, offeredTourIds: [] }
}

function drop(guests: Guests): void {
  if (guests.change?.state === 'held' || guests.change?.state === 'lapsed')
    guests.change = { ...guests.change, state: 'dropped' }
}

type Outcome = {
  readonly after: UpdatedBooking
  readonly returns: readonly PlannedRefund[]
  readonly corrections: readonly Correction[]
}

function become(guests: Guests, { after, returns, corrections }: Outcome): void {
  const { totalCents, state, departureId, places, expiresAt } = after
  guests.booking = { ...guests.booking, state, departureId, places, expiresAt }
  guests.totalCents = totalCents
  guests.version += 1
  owe(guests, returns)
  record(guests, corrections.map(toRow))
}

function pay(season: Season, guests: Guests, cents: number): string {
  const paymentId = `payment-${season.payments++}`
  guests.cash.set(paymentId, { paid: cents, returned: 0, withBank: 0 })
  record(guests, [{ kind: 'payment', paymentId, method: guests.booking.paymentMethod, cents }])
  return paymentId
}

function owe(guests: Guests, returns: readonly PlannedRefund[]): void {
  setLedger(guests, { asked: [...guests.booking.ledger.asked, ...returns] })
}

function record(guests: Guests, rows: readonly MoneyMovement[]): void {
  setLedger(guests, { movements: [...guests.booking.ledger.movements, ...rows] })
}

function setLedger(guests: Guests, change: Partial<ChangeableBooking['ledger']>): void {
  guests.booking = { ...guests.booking, ledger: { ...guests.booking.ledger, ...change } }
}

function cashOf({ cash }: Guests, paymentId: string): Cash {
  const known = cash.get(paymentId)
  if (!known) throw new Error(`no payment ${paymentId}`)
  return known
}

function toRow(correction: Correction): MoneyMovement {
  return { ...correction, kind: 'correction', paymentId: null }
}

/** The guests' money that we still have once requested refunds are done, in cents, from their accounts. */
export function cashLeft({ cash, booking }: Guests): number {
  const asked = booking.ledger.asked.reduce((sum, { cents }) => sum + cents, 0)
  const left = [...cash.values()].reduce(
    (sum, { paid, returned, withBank }) => sum + paid - returned - withBank,
    0,
  )
  return left - asked
}
