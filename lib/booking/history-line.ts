import { z } from 'zod'
import { type BookingState } from '@/lib/booking/booking'
import { historyWords } from '@/lib/booking/history-words'
import { METHOD_WORDS } from '@/lib/booking/method-words'
import { helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/plural'

/** `2026-12-01 12:00 cancelled (for the guest), total 0 € (before: 179 €), by mika` */
export function historyLine({ at, what, before, after, why, words, actor, actorName }: ToldHistory): string {
  const was = factsSchema.parse(before ?? {})
  const is = factsSchema.parse(after ?? {})
  const changes = Object.entries(is).flatMap(([name, value]) => {
    // Its own word has said it.
    if (!isFact(name) || (name === 'state' && (value === what || what === 'payment_awaited'))) return []
    const [one, other] = [told(name, was[name]), told(name, value)]
    if (one === other || other === '') return []
    return [`${FACTS[name]?.label ?? ''} ${other}${one === '' ? '' : ` (before: ${one})`}`.trimStart()]
  })
  const facts = [historyWords(what, why), ...changes, ...(words ? [`“${words}”`] : [])].join(', ')
  return `${shortInstant(at)} ${facts}, by ${whoIs(actor, actorName)}`
}

/** `2026-12-12 20:05, by operator link of one@example.com` */
export function whenAndWho({
  at,
  actor,
  actorName,
}: Pick<ToldHistory, 'at' | 'actor' | 'actorName'>): string {
  return `${shortInstant(at)}, by ${whoIs(actor, actorName)}`
}

export type ToldHistory = {
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
  // What the worker has done came by itself.
  ['worker', 'itself'],
])

/** `mika`, `the guest`, `operator link of one@example.com` */
function whoIs(actor: string, name: string | null): string {
  if (name === null) return ACTORS.get(actor) ?? actor
  return actor === 'operator_link' ? `operator link of ${name}` : name
}

function shortInstant(instant: Date): string {
  return `${helsinkiDay(instant)} ${helsinkiTime(instant)}`
}

const factsSchema = z.record(z.string(), z.unknown())

const STATES: Readonly<Record<BookingState, string>> = {
  hold: 'not paid yet',
  awaiting_payment: 'waits for its payment',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  refunded: 'refunded',
  lapsed: 'ended unpaid',
}

const BY = { provider: 'through Stripe', hand: 'by our hand' }

const DETAILS = {
  customerName: 'name',
  customerEmail: 'e-mail address',
  customerPhone: 'phone',
  pickupPlace: 'pick-up place',
  specialRequests: 'wishes',
}

type Told = { readonly label: string; readonly tell: (fact: unknown) => string }

const plain = (label: string): Told => ({ label, tell: String })
const euros = (label: string): Told => ({ label, tell: (fact) => formatEuros(z.number().parse(fact)) })
const instant = (label: string): Told => ({ label, tell: (fact) => shortInstant(new Date(String(fact))) })
const oneOf = (words: Readonly<Record<string, string>>): Told => ({
  label: '',
  tell: (fact) => wordOf(words, fact),
})

/** How a fact is told to a person; null where it says nothing to one. */
const FACTS = {
  state: oneOf(STATES),
  totalCents: euros('total'),
  payCents: euros('to pay'),
  cents: euros(''),
  method: oneOf(METHOD_WORDS),
  by: oneOf(BY),
  places: { label: 'guests', tell: countPlaces },
  adults: plain('adults'),
  children: plain('children'),
  seats: plain('seats'),
  parties: { label: 'to', tell: (fact) => plural(z.number().parse(fact), 'party', 'parties') },
  fields: { label: '', tell: (fact) => z.array(z.string()).parse(fact).map(detailOf).join(' and ') },
  day: plain('date'),
  intoDay: plain('into'),
  otherWallet: plain('to another wallet than those of the setting:'),
  startsAt: instant('start'),
  closesAt: instant('on sale until'),
  expiresAt: instant('kept until'),
  until: instant('kept until'),
  adultCents: euros('for an adult'),
  childCents: euros('for a child'),
  version: null,
  departureId: null,
  intoDepartureId: null,
  corrections: null,
  latestStartsAt: null,
  isClosed: null,
  cancelledAt: null,
} satisfies Readonly<Record<string, Told | null>>

/** What is written down of a booking or a departure, by its name. */
export type HistoryFact = keyof typeof FACTS

function isFact(name: string): name is HistoryFact {
  return Object.hasOwn(FACTS, name)
}

/** A fact for a person; empty for what says nothing to one. */
function told(name: HistoryFact, fact: unknown): string {
  return fact === undefined || fact === null ? '' : (FACTS[name]?.tell(fact) ?? '')
}

const placesSchema = z.array(z.object({ count: z.number() }))

function countPlaces(fact: unknown): string {
  return String(placesSchema.parse(fact).reduce((sum, { count }) => sum + count, 0))
}

function detailOf(name: string): string {
  return wordOf(DETAILS, name)
}

function wordOf(words: Readonly<Record<string, string>>, fact: unknown): string {
  const name = String(fact)
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? name.replaceAll('_', ' ')
}
