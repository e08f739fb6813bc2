import { z } from 'zod'
import { formatEuros } from '@/lib/booking/money'
import { historyWords } from '@/lib/booking/history-words'
import { helsinkiDay, helsinkiTime } from '@/lib/calendar/day'

/** `2026-12-01 12:00 cancelled (for the guest), state confirmed → cancelled, total 179 € → 0 €, by mika` */
export function historyLine({ at, what, before, after, why, words, actor, actorName }: ToldHistory): string {
  const was = factsSchema.parse(before ?? {})
  const is = factsSchema.parse(after ?? {})
  const changes = Object.entries(is).flatMap(([name, value]) => {
    const [one, other] = [was[name], value].map((fact) => told(name, fact))
    if (one === other || other === '') return []
    const text = one === '' ? other : `${one} → ${other}`
    return [`${labels.get(name) ?? name} ${text}`.trimStart()]
  })
  const facts = [historyWords(what, why), ...changes, ...(words ? [`“${words}”`] : [])].join(', ')
  return `${shortInstant(at)} ${facts}, by ${whoIs(actor, actorName)}`
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

/** `mika`, `guest`, `operator link of one@example.com`; what the worker has done came by itself. */
function whoIs(actor: string, name: string | null): string {
  if (actor === 'worker') return 'itself'
  if (name === null) return actor
  return actor === 'operator_link' ? `operator link of ${name}` : name
}

function shortInstant(instant: Date): string {
  return `${helsinkiDay(instant)} ${helsinkiTime(instant)}`
}

const factsSchema = z.record(z.string(), z.unknown())

const HIDDEN = [
  'version',
  'departureId',
  'intoDepartureId',
  'corrections',
  'latestStartsAt',
  'isClosed',
  'cancelledAt',
]

const labels: ReadonlyMap<string, string> = new Map([
  ['totalCents', 'total'],
  ['payCents', 'to pay'],
  ['cents', ''],
  ['expiresAt', 'until'],
  ['places', 'guests'],
  ['startsAt', 'start'],
  ['closesAt', 'on sale until'],
  ['intoDay', 'into'],
  ['adultCents', 'for an adult'],
  ['childCents', 'for a child'],
  ['by', ''],
])

/** Told in Finnish time. */
const INSTANTS = ['expiresAt', 'until', 'startsAt', 'closesAt']

const BY: ReadonlyMap<unknown, string> = new Map([
  ['provider', 'through Stripe'],
  ['hand', 'by our hand'],
])

const placesSchema = z.array(z.object({ count: z.number() }))

/** A fact for a person; empty for what says nothing to one. */
function told(name: string, fact: unknown): string {
  if (fact === undefined || fact === null || HIDDEN.includes(name)) return ''
  if (name.toLowerCase().endsWith('cents')) return formatEuros(z.number().parse(fact))
  if (name === 'places') return String(placesSchema.parse(fact).reduce((sum, { count }) => sum + count, 0))
  if (INSTANTS.includes(name)) return shortInstant(new Date(String(fact)))
  if (name === 'by') return BY.get(fact) ?? String(fact)
  return Array.isArray(fact) ? fact.join(' and ') : String(fact).replaceAll('_', ' ')
}
