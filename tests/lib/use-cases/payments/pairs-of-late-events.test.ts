import { addMinutes } from '@/lib/calendar/duration'
import { listPaymentProblems } from '@/lib/db/money/payment-problems'
import { database } from '@/lib/db/client'
import { recordManualRefund } from '@/lib/use-cases/payments/record-manual-refund'
import { checkBooks } from '@/lib/use-cases/payments/check-books'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { seededRandom } from '@/tests/support/seeded-random'
import { lateEvents } from '@/tests/support/late-events'
import { isExhaustive } from '@/tests/support/tier'
import { lapseOverdue } from '@/tests/support/run-jobs'

/* Any two late events of a booking, in either order, must leave a correct result. */

const backend = aBackend()
const { events, aScene, play } = lateEvents(backend)
type Name = keyof typeof events

/** For the quick suite: one event of each kind. */
const ALWAYS: readonly Name[] = [
  ...(['move', 'fewer guests', 'cancellation', 'choice of the money', 'merge', 'time', 'undo'] as const),
  ...(['dispute', 'appeal won', 'bounce', 'late payment', 'offer'] as const),
]
const NAMES = (Object.keys(events) as Name[]).filter((name) => isExhaustive || ALWAYS.includes(name))
/** Crypto events only apply to guests who paid in crypto. */
const IN_COINS: readonly Name[] = ['late coins', 'a part in coins']

/** Number of first events to run before settling all of them. */
const AT_ONCE = 11
const GROUPS = Array.from({ length: Math.ceil(NAMES.length / AT_ONCE) }, (_, at) =>
  NAMES.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
)

/** For the quick suite: each pair in one of its orders, first this one and then that. */
function isDrawn([one, other]: readonly [Name, Name]): boolean {
  const [first, second] = [NAMES.indexOf(one), NAMES.indexOf(other)]
  return first === second || first < second === ((first + second) % 2 === 0)
}

type Fate = {
  readonly reference: string
  readonly state: string
  readonly total: number
  readonly paid: number
  readonly corrected: number
  /** The amount returned to the guest, by us or by a bank. */
  readonly back: number
  readonly asked: number
  readonly misplaced: boolean
}

test.each(GROUPS.map((group) => [group]))(
  '%j, and then any other',
  async (group) => {
    const pairs = group
      .flatMap((one) => NAMES.map((other) => [one, other] as const))
      .filter((pair) => isExhaustive || isDrawn(pair))
    const played = new Map<string, string>()
    const happened = new Set<Name>()
    let both = 0
    for (const pair of pairs) {
      const scene = await aScene({ isInCoins: pair.some((name) => IN_COINS.includes(name)) })
      played.set(scene.reference, pair.join(', then '))
      const [isFirst, isSecond] = await play(scene, pair)
      if (isFirst) happened.add(pair[0])
      if (isFirst && isSecond) both++
    }
    await expectOrder(played)
    // Every possible event has happened, most of them twice.
    expect([...happened]).toEqual(group)
    expect(both).toBeGreaterThan(pairs.length / 3)
  },
  600_000,
)

/** Events that people would count as one kind. */
const KINDS: Readonly<Record<string, readonly Name[]>> = {
  move: ['move', 'move by its guest'],
  'change of guests': ['fewer guests', 'one more guest', 'change given up'],
  cancellation: ['cancellation', 'cancellation by us', 'departure cancelled'],
  choice: ['choice of the money', 'choice of a date'],
  merge: ['merge'],
  time: ['time'],
  undo: ['undo', 'undo of a move', 'undo of a cancelled departure'],
  dispute: ['dispute', 'dispute lost', 'dispute won', 'appeal won'],
  bounce: ['bounce'],
  'late payment': ['late payment', 'late coins', 'a part in coins'],
  offer: ['offer'],
}
const CHAIN = 20
const CHAINS = isExhaustive ? 400 : 1
const EACH = isExhaustive ? 100 : 1

test('a season of late events, many to a booking: each pair occurs often, and everything is in order', async () => {
  const dice = seededRandom(20_261_128)
  const kinds = Object.keys(KINDS)
  const seen = new Map(kinds.flatMap((one) => kinds.map((other) => [`${one}, then ${other}`, 0])))
  for (let batch = 0; batch < CHAINS; batch += 50) {
    const played = new Map<string, string>()
    for (let chain = 0; chain < Math.min(50, CHAINS - batch); chain++) {
      const met = Array.from({ length: CHAIN }, () => kinds[dice.below(kinds.length)] ?? 'move')
      const names = met.map((kind) => dice.oneOf(KINDS[kind] ?? []) ?? 'move')
      const scene = await aScene({ isInCoins: dice.isLucky(20) })
      played.set(scene.reference, names.join(', then '))
      const done = await play(scene, names)
      for (const [first, one] of met.entries())
        for (const other of done[first] ? met.slice(first + 1) : [])
          seen.set(`${one}, then ${other}`, (seen.get(`${one}, then ${other}`) ?? 0) + 1)
    }
    await expectOrder(played)
  }
  const rare = [...seen].filter(([, times]) => times < EACH)
  expect(isExhaustive ? rare : rare.length < seen.size).toEqual(isExhaustive ? [] : true)
}, 3_600_000)

async function expectOrder(played: ReadonlyMap<string, string>): Promise<void> {
  const now = await comeToRest()
  const wrong = (await fates()).flatMap((fate) => {
    const said = played.get(fate.reference)
    return said === undefined ? [] : faultsOf(fate).map((fault) => `${said}: ${fault}`)
  })
  const found = (await checkBooks(now)).map(({ about, text }) => `${played.get(about) ?? about}: ${text}`)
  const trouble = (await listPaymentProblems(database())).map(
    (one) => `${played.get(one.reference)}: ${one.kind}`,
  )
  expect([...wrong, ...found, ...trouble]).toEqual([])
}

/** Settle everything: staff send refunds that bounced or that Stripe refuses, banks decide, and pending work ends. */
async function comeToRest(): Promise<Date> {
  let now = addMinutes(NOON, 20)
  for (let step = 0; step < 6; step++) {
    now = addMinutes(now, 3 * 24 * 60)
    backend.stripe.setClock(now)
    await lapseOverdue(now, [
      ...(['end_command', 'end_choice', 'reconcile_checkout', 'follow_payment', 'pay_refund'] as const),
    ])
    for (const { id, provider_id } of await backend.query<{ id: string; provider_id: string }>(
      `SELECT p.id, p.provider_id FROM disputes d JOIN money_movements p ON p.id = d.payment_id WHERE d.outcome IS NULL`,
    )) {
      backend.stripe.closeDispute(provider_id, step % 2 ? 'won' : 'lost')
      await syncPayment(id, now)
    }
    for (const { reference, cents } of await backend.query<{ reference: string; cents: number }>(
      `SELECT reference, sum(cents)::int AS cents FROM refunds r JOIN bookings b ON b.id = r.booking_id
       WHERE r.state IN ('by_hand', 'refused') GROUP BY reference ORDER BY reference`,
    ))
      await recordManualRefund.run({ reference, cents, method: 'bank_transfer' }, now)
  }
  return now
}

function fates(): Promise<readonly Fate[]> {
  return backend.query<Fate>(`
    SELECT b.reference, b.state, b.total_cents AS total,
      coalesce(sum(m.cents) FILTER (WHERE m.kind = 'payment'), 0)::int AS paid,
      coalesce(sum(m.cents) FILTER (WHERE m.kind = 'correction' AND m.reason <> 'refund_bounced'), 0)::int AS corrected,
      coalesce(sum(CASE WHEN m.kind IN ('refund', 'dispute') OR m.reason = 'refund_bounced' THEN m.cents
        WHEN m.kind = 'dispute_won' THEN -m.cents END), 0)::int AS back,
      (SELECT coalesce(sum(r.cents), 0)::int FROM refunds r
        WHERE r.booking_id = b.id AND r.state NOT IN ('done', 'dropped')) AS asked,
      EXISTS (SELECT FROM choices c WHERE c.booking_id = b.id AND c.ended_at IS NULL
        AND (b.state <> 'confirmed' OR c.cause = 'departure_cancelled' AND c.departure_id <> b.departure_id))
      OR EXISTS (SELECT FROM departures d WHERE d.id = b.departure_id AND d.cancelled_at IS NOT NULL
        AND b.state = 'confirmed') AS misplaced
    FROM bookings b LEFT JOIN money_movements m ON m.booking_id = b.id
    GROUP BY b.id ORDER BY b.reference`)
}

/**
 * List what is wrong. Everything happens days before the cut-off, so a booking without seats must be refunded in full,
 * to the cent.
 */
function faultsOf({ state, total, paid, corrected, back, asked, misplaced }: Fate): readonly string[] {
  const faults: string[] = []
  if (asked !== 0) faults.push(`${asked} cents are still asked for`)
  if (back > paid) faults.push(`${back} cents came back of ${paid}`)
  if (misplaced) faults.push('is on a date that does not take place, or chooses about another')
  if (state === 'confirmed' && paid - back !== total + corrected)
    faults.push(`${paid - back} cents are kept for ${total}, ${corrected} let be`)
  if (state !== 'confirmed' && back !== paid) faults.push(`has ended, and ${back} cents came back of ${paid}`)
  return faults
}
