import { ALL_PAYMENT_METHODS } from '@/lib/booking/money/money-methods'
import { z } from 'zod'
import { type BookingState } from '@/lib/booking/booking'
import { helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { capitalize } from '@/lib/language/capitalize'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { historyEventText } from '@/lib/words/history/history-event-text'
import { paymentMethodText } from '@/lib/words/money/payment-method-texts'

/** How instants are written: as in the shell, unless the reader is the office. */
export type Stamp = (instant: Date) => string

/**
 * Format an entry of the history: `2026-12-01 12:00 cancelled (at the guest’s request), total 0 € (before: 179 €), by
 * mika`
 */
export function historyLine(
  { at, what, before, after, why, words, actor, actorName }: RecordedEvent,
  stamp: Stamp = shortInstant,
): string {
  const was = factsSchema.parse(before ?? {})
  const is = factsSchema.parse(after ?? {})
  const changes = Object.entries(is).flatMap(([name, value]) => {
    // Leave out the state if the event's own text already says it.
    if (!isFact(name) || (name === 'state' && (value === what || what === 'payment_awaited'))) return []
    const [one, other] = [was[name], value].map((fact) => describe(name, fact, stamp))
    if (one === other || !other) return []
    return [`${FACTS[name]?.label ?? ''} ${other}${one ? ` (before: ${one})` : ''}`.trimStart()]
  })
  const event = what === 'guide_named' && !words ? 'guide removed' : historyEventText(what, why)
  const facts = [event, ...changes, ...(words ? [`“${words}”`] : [])].join(', ')
  return `${stamp(at)} ${facts}, by ${actorText(actor, actorName)}`
}

/**
 * Say what has changed since somebody looked: `Cancelled (our decision), by Anna at 19:02`, or `by you`. Without amounts
 * and notes, which not every page may show.
 */
export function changedSinceLine({ at, what, why, actor, actorName }: HistoryEvent, reader: Reader): string {
  const isOwn = actor === reader.actor && actorName === reader.name
  const who = isOwn ? 'you' : actorText(actor, actorName)
  return `${capitalize(historyEventText(what, why))}, by ${who} at ${helsinkiTime(at)}`
}

type HistoryEvent = Pick<RecordedEvent, 'at' | 'what' | 'why' | 'actor' | 'actorName'>

/** The person who reads a page, as the history names them. */
export type Reader = { readonly actor: 'office' | 'operator_link'; readonly name: string }

/** Format when an event happened and who caused it: `2026-12-12 20:05, by operator link of one@example.com` */
export function timeAndActorText(
  { at, actor, actorName }: Pick<RecordedEvent, 'at' | 'actor' | 'actorName'>,
  stamp: Stamp = shortInstant,
): string {
  return `${stamp(at)}, by ${actorText(actor, actorName)}`
}

export type RecordedEvent = {
  readonly at: Date
  readonly what: string
  readonly why: string | null
  readonly words: string | null
  readonly actor: string
  readonly actorName: string | null
  readonly before: unknown
  readonly after: unknown
}

const ACTORS: ReadonlyMap<string, string> = new Map([
  ['guest', 'the guest'],
  ['stripe', 'Stripe'],
  ['worker', 'the system'],
])

/** Name an actor: `mika`, `the guest`, `operator link of one@example.com` */
function actorText(actor: string, name: string | null): string {
  if (name === null) return ACTORS.get(actor) ?? actor
  return actor === 'operator_link' ? `operator link of ${name}` : name
}

/** Write an instant as the shell does: `2026-12-01 12:00` */
export function shortInstant(instant: Date): string {
  return `${helsinkiDay(instant)} ${helsinkiTime(instant)}`
}

const factsSchema = z.record(z.string(), z.unknown())

const STATES: Readonly<Record<BookingState, string>> = {
  hold: 'not paid yet',
  awaiting_payment: 'waiting for payment',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  refunded: 'refunded',
  lapsed: 'expired unpaid',
}

const BY = { provider: 'through Stripe', hand: 'by hand' }

const DETAILS = {
  customerName: 'name',
  customerEmail: 'e-mail address',
  customerPhone: 'phone',
  pickupPlace: 'pick-up place',
  specialRequests: 'wishes',
}

type FactText = { readonly label: string; readonly describe: (fact: unknown, stamp: Stamp) => string }

const plain = (label: string): FactText => ({ label, describe: (fact) => String(fact) })
const euros = (label: string): FactText => ({
  label,
  describe: (fact) => formatEuros(z.number().parse(fact)),
})
const eurosFor = (guests: string): FactText => ({
  label: '',
  describe: (fact) => `${formatEuros(z.number().parse(fact))} ${guests}`,
})
const counted = (one: string, many?: string): FactText => ({
  label: '',
  describe: (fact) => plural(z.number().parse(fact), one, many),
})
const instant = (label: string): FactText => ({
  label,
  describe: (fact, stamp) => stamp(new Date(String(fact))),
})
const oneOf = (words: Readonly<Record<string, string>>): FactText => ({
  label: '',
  describe: (fact) => toWord(words, fact),
})

/** How recorded facts are shown to people; null hides a fact. */
const FACTS = {
  state: oneOf(STATES),
  totalCents: euros('total'),
  payCents: euros('to pay'),
  cents: euros(''),
  method: oneOf(
    Object.fromEntries(ALL_PAYMENT_METHODS.map((method) => [method, paymentMethodText(method, 'en')])),
  ),
  by: oneOf(BY),
  places: { label: '', describe: (fact) => plural(countPlaces(fact), 'guest') },
  adults: counted('adult'),
  children: counted('child', 'children'),
  seats: counted('seat'),
  parties: { ...counted('party', 'parties'), label: 'to' },
  fields: { label: '', describe: (fact) => z.array(z.string()).parse(fact).map(detailText).join(' and ') },
  day: plain('date'),
  intoDay: plain('into'),
  otherWallet: plain('to a wallet that is not in CRYPTO_WALLETS:'),
  startsAt: instant('start'),
  closesAt: instant('on sale until'),
  expiresAt: instant('held until'),
  until: instant('held until'),
  adultCents: eurosFor('for adults'),
  childCents: eurosFor('for children'),
  version: null,
  departureId: null,
  intoDepartureId: null,
  corrections: null,
  latestStartsAt: null,
  isClosed: null,
  isFirstAddress: null,
  cancelledAt: null,
} satisfies Readonly<Record<string, FactText | null>>

/** The name of a fact that the history records about a booking or a departure. */
export type HistoryFact = keyof typeof FACTS

function isFact(name: string): name is HistoryFact {
  return Object.hasOwn(FACTS, name)
}

/** Describe a fact; empty for facts that are not shown. */
function describe(name: HistoryFact, fact: unknown, stamp: Stamp): string {
  return fact === undefined || fact === null ? '' : (FACTS[name]?.describe(fact, stamp) ?? '')
}

const placesSchema = z.array(z.object({ count: z.number() }))

function countPlaces(fact: unknown): number {
  return placesSchema.parse(fact).reduce((sum, { count }) => sum + count, 0)
}

function detailText(name: string): string {
  return toWord(DETAILS, name)
}

function toWord(words: Readonly<Record<string, string>>, fact: unknown): string {
  const name = String(fact)
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? name.replaceAll('_', ' ')
}
