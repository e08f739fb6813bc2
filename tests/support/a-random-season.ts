import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { withdrawChange } from '@/lib/use-cases/changes/withdraw-change'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { openChangePaymentPage } from '@/lib/use-cases/checkout/open-change-payment-page'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'
import { type aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { seededRandom } from '@/tests/support/seeded-random'
import { runOps } from '@/tests/support/run-ops'
import { operatorActions } from '@/tests/support/operator-actions'
import { lapseOverdue } from '@/tests/support/run-jobs'

/** Actions per booking, and the most minutes between two actions. */
const DEEDS_PER_BOOKING = 2
const MINUTES_BETWEEN = 150

/** Steps of three days in which nobody books, and the last ones of them in which nothing happens. */
const REST_STEPS = 12
const QUIET_STEPS = 6

type Deed = readonly [name: string, act: () => void]

/** A payment page that is still unpaid. */
type OpenPage = { readonly sessionId: string; readonly until: Date }

/** Random actions of guests, operator, Stripe and banks during a season; the same seed repeats them. */
export function aRandomSeason(
  backend: ReturnType<typeof aBackend>,
  { departures, bookings, seed }: { departures: readonly number[]; bookings: number; seed: number },
) {
  const { stripe } = backend
  const dice = seededRandom(seed)
  const done: Record<string, number> = {}
  const pages: OpenPage[] = []
  let now = NOON
  let made = 0

  const count = (what: string) => void (done[what] = (done[what] ?? 0) + 1)

  async function live(): Promise<readonly { reference: string; method: string }[]> {
    return backend.query(
      `SELECT reference, payment_method AS method FROM bookings WHERE state IN ('confirmed', 'awaiting_payment') ORDER BY customer_email, created_at`,
    )
  }

  async function anInput() {
    const party = { adults: 1 + dice.below(3), children: dice.below(2) }
    const ahead = await database().departure.findMany({
      where: { id: { in: [...departures] }, closesAt: { gt: now }, isClosed: false },
      orderBy: { id: 'asc' },
    })
    const departure = dice.oneOf(ahead)
    if (!departure) return null
    const offeredCents = party.adults * 179_00 + party.children * 129_00
    const customerEmail = `guest${made++}@example.com`
    return aBookingInput({ ...party, departureId: departure.id, offeredCents, customerEmail })
  }

  async function bookByCard(): Promise<void> {
    const input = await anInput()
    const start = input && (await startCheckout(input, now))
    if (start?.kind !== 'started') return count('card refused')
    await leavePage(start.sessionId)
  }

  async function leavePage(sessionId: string): Promise<void> {
    if (dice.isLucky(80)) return pay(sessionId)
    pages.push({ sessionId, until: addMinutes(now, 31) })
    count('page left open')
  }

  async function pay(sessionId: string): Promise<void> {
    stripe.setClock(now)
    stripe.pay(sessionId)
    await refreshCheckoutStatus(sessionId, now)
    count('page paid')
  }

  async function bookInCoins(): Promise<void> {
    const input = await anInput()
    if (!input) return
    const booking = await bookWithCrypto({ ...input, cryptoType: 'bitcoin' }, now)
    if (booking.kind !== 'booked') return count('coins refused')
    if (dice.isLucky(70)) await sendDetails(booking.reference, input.offeredCents)
    if (dice.isLucky(80)) await coinsArrive(booking.reference, input.offeredCents)
  }

  async function sendDetails(reference: string, cents: number): Promise<void> {
    await ops(
      ...['crypto', 'details', reference, '--address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
      ...['--amount', (cents / 100 / 1000).toFixed(5), '--network', 'bitcoin', '--rate', 1000, '--yes'],
    )
  }

  /**
   * The exact amount, too little, slightly too little, slightly too much, far too much; and sometimes a second
   * transfer.
   */
  async function coinsArrive(reference: string, cents: number): Promise<void> {
    const part = dice.oneOf([1, 1, 1, 0.995, 1.005, 0.6, 1.3]) ?? 1
    const euros = (Math.round(cents * part) / 100).toFixed(2)
    await ops('crypto', 'paid', reference, euros, '--eur', '--tx', `tx-${seed}-${made++}`, '--yes')
    if (part === 0.6 && dice.isLucky(60)) await coinsArrive(reference, Math.round(cents * 0.4))
  }

  async function change(): Promise<void> {
    const booking = dice.oneOf(await live())
    if (!booking) return
    const { reference } = booking
    const party = { adults: 1 + dice.below(3), children: dice.below(3) }
    const departureId = dice.oneOf(departures) ?? 0
    const wanted = dice.isLucky(60)
      ? ({ kind: 'party', party } as const)
      : ({ kind: 'move', departureId } as const)
    const answer = await requestChange.run({ reference, wanted, asking: { actor: 'guest' } }, now)
    count(`change ${answer.kind}`)
    if (answer.kind !== 'held') return
    if (booking.method === 'crypto') {
      if (dice.isLucky(70)) await coinsArrive(reference, answer.change.payCents)
      return
    }
    const page = await openChangePaymentPage(answer.change.id, 'https://lumi.example.com/booking/x', now)
    if (page.kind !== 'started') return count('change without page')
    const { sessionId } = page
    if (dice.isLucky(70)) return pay(sessionId)
    if (dice.isLucky(50)) await withdrawChange.run(reference, 'guest', now)
    pages.push({ sessionId, until: addMinutes(now, 31) })
  }

  async function cancel(): Promise<void> {
    const booking = dice.oneOf(await live())
    if (booking)
      await ops('booking', 'cancel', booking.reference, ...(dice.isLucky(40) ? ['--by-us'] : []), '--yes')
  }

  async function refund(): Promise<void> {
    const booking = dice.oneOf(await live())
    const reason = dice.oneOf(['goodwill', 'tour_not_as_booked', 'our_mistake']) ?? ''
    if (booking)
      await ops('money', 'refund', booking.reference, 1 + dice.below(120), '--reason', reason, '--yes')
  }

  /** Changes at Stripe without us: a refund in the dashboard, a bank that disputes or rejects a payment. */
  async function atStripe(): Promise<void> {
    const payments = await backend.query<{ id: string; provider_id: string }>(
      `SELECT id, provider_id FROM money_movements WHERE kind = 'payment' AND provider_id IS NOT NULL ORDER BY sequence`,
    )
    const disputed = await backend.query<{ payment_id: string }>(
      'SELECT payment_id FROM disputes WHERE outcome IS NULL ORDER BY opened_at, id',
    )
    const isUnderDispute = ({ id }: { id: string }) => disputed.some(({ payment_id }) => payment_id === id)
    const payment = dice.oneOf(dice.isLucky(30) ? payments.filter(isUnderDispute) : payments)
    if (!payment) return
    const deed = dice.oneOf<Deed>([
      ['dashboard refund', () => void stripe.refundByHand(payment.provider_id, 1 + dice.below(60_00))],
      ['dispute', () => stripe.dispute(payment.provider_id)],
      ['dispute', () => stripe.dispute(payment.provider_id)],
      ['dispute won', () => stripe.closeDispute(payment.provider_id, 'won')],
      ['dispute lost', () => stripe.closeDispute(payment.provider_id, 'lost')],
      ['inquiry', () => stripe.inquire(payment.provider_id)],
      ['inquiry escalated', () => stripe.moveDispute(payment.provider_id, 'escalated')],
      ['inquiry closed', () => stripe.moveDispute(payment.provider_id, 'closed')],
      ['dispute appealed', () => stripe.moveDispute(payment.provider_id, 'appealed')],
      ['refund bounced', () => stripe.bounce(payment.provider_id)],
      ['payout', () => void stripe.payOut()],
      ['payout failed', () => void stripe.failPayout()],
    ])
    stripe.setClock(now)
    try {
      deed?.[1]()
    } catch {
      return count(`${deed?.[0]} impossible`)
    }
    count(deed?.[0] ?? '')
    await syncPayment(payment.id, now)
  }

  /** A guest pays the balance in cash, in any state of the booking. */
  async function payCash(): Promise<void> {
    const unpaid = await backend.query<{ reference: string; cents: number }>(
      `SELECT reference, total_cents AS cents FROM bookings WHERE state IN ('hold', 'awaiting_payment', 'lapsed')
       ORDER BY customer_email`,
    )
    const booking = dice.oneOf(unpaid)
    if (booking)
      await ops('money', 'record', booking.reference, booking.cents / 100, '--method', 'cash', '--yes')
  }

  /** The operator makes the refunds that are due by hand. */
  async function returnByHand(): Promise<void> {
    for (const { reference, cents } of await backend.query<{ reference: string; cents: number }>(
      `SELECT reference, sum(cents)::int AS cents FROM refunds r JOIN bookings b ON b.id = r.booking_id
       WHERE r.state = 'by_hand' GROUP BY reference, customer_email ORDER BY customer_email`,
    ))
      await ops(
        'money',
        'record',
        reference,
        (cents / 100).toFixed(2),
        '--method',
        'crypto',
        '--returned',
        '--yes',
      )
  }

  /** A command that a rule refuses must change nothing. */
  async function ops(...args: readonly (string | number)[]): Promise<boolean> {
    const name = args.filter((word) => /^[a-z-]+$/.test(String(word)) && !String(word).startsWith('--'))
    const called = name.slice(0, 2).join(' ')
    try {
      await runOps(now, ...args)
      count(called)
      return true
    } catch (error) {
      if (!(error instanceof Error) || !['RefusedCommandError', 'UsageError'].includes(error.name))
        throw error
      count(`${called} refused`)
      return false
    }
  }

  async function work(): Promise<void> {
    stripe.setClock(now)
    for (const page of pages.splice(0)) {
      if (page.until > now) pages.push(page)
      else if (dice.isLucky(30)) await payLate(page)
      else await runOut(page)
    }
    await lapseOverdue(now, [
      'end_command',
      'end_choice',
      'reconcile_checkout',
      'follow_payment',
      'pay_refund',
    ])
  }

  /** Paid in the page's last second; we only learn of it now. */
  async function payLate({ sessionId }: OpenPage): Promise<void> {
    if (stripe.facts(sessionId).status === 'open') await pay(sessionId)
  }

  async function runOut({ sessionId }: OpenPage): Promise<void> {
    if (stripe.facts(sessionId).status === 'open') stripe.runOut(sessionId)
    await refreshCheckoutStatus(sessionId, now)
  }

  const ours = operatorActions({ backend, dice, departures, ops, leavePage })
  const bookByLink = () => ours.bookByLink(`guest${made++}@example.com`)
  const payByLink = () => ours.payByLink(now)
  const deeds = [
    ...[change, change, change, cancel, refund, atStripe, atStripe, atStripe, payCash, returnByHand],
    ...[ours.choose, ours.choose, ours.changeParty, bookByLink, payByLink, payByLink],
  ]
  const seldom = [
    ours.cancelDeparture,
    ours.cancelDeparture,
    ours.merge,
    ours.shift,
    ours.sayNotSeen,
    ours.sayNotSeen,
  ]

  return {
    done,
    /** Play the season, from the first booking until nothing is under way; returns the last instant. */
    async play(): Promise<Date> {
      for (let booked = 0; booked < bookings; booked++) {
        await (dice.isLucky(75) ? bookByCard : bookInCoins)()
        for (let deed = 0; deed < DEEDS_PER_BOOKING; deed++) {
          now = addMinutes(now, dice.below(MINUTES_BETWEEN))
          await (dice.oneOf(deeds) ?? change)()
        }
        if (dice.isLucky(8)) await (dice.oneOf(seldom) ?? change)()
        if (dice.isLucky(40)) await work()
      }
      for (let rest = 0; rest < REST_STEPS; rest++) {
        now = addMinutes(now, 3 * 24 * 60)
        if (rest < REST_STEPS - QUIET_STEPS) for (const deed of [ours.sayNotSeen, ours.choose]) await deed()
        await work()
        await returnByHand()
      }
      return now
    },
  }
}
