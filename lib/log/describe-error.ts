import { types } from 'node:util'
import { scrub } from '@/lib/log/scrub'

/** An error as far as a log may know it. */
export type ErrorFacts = {
  readonly kind: string
  /** Codes and names of things: what a mail server, a database or Stripe calls it. */
  readonly codes?: Readonly<Record<string, string | number>>
  readonly says?: string
  readonly at?: readonly string[]
  readonly cause?: ErrorFacts
}

const CODES = [
  'code',
  'originalCode',
  'responseCode',
  'command',
  'statusCode',
  'type',
  'requestId',
  'table',
  'constraint',
]

/** A code is one word; anything longer may be a sentence about somebody. */
const WORD = /^[\w.:-]{1,80}$/

const DEEPEST = 3
const FRAMES = 8

/**
 * What is known of an error without what it may know of people: its kind, codes, place in the program, and its message
 * scrubbed. Messages of mail servers and of Stripe are theirs, may name anybody, and are left out.
 */
export function describeError(error: unknown): ErrorFacts {
  return describe(error, isForeign(error), 0)
}

function describe(error: unknown, isTheirs: boolean, depth: number): ErrorFacts {
  if (typeof error !== 'object' || error === null) return { kind: typeof error }
  const codes = CODES.map((name) => [name, field(error, name)] as const).filter(isCode)
  const cause = field(error, 'cause')
  return {
    kind: nameOf(error),
    ...(codes.length > 0 && { codes: Object.fromEntries(codes) }),
    ...(isError(error) && { ...(!isTheirs && { says: scrub(error.message) }), at: framesOf(error) }),
    ...(typeof cause === 'object' &&
      cause &&
      depth < DEEPEST && { cause: describe(cause, isTheirs, depth + 1) }),
  }
}

/** An error of whatever realm: those of Node's own modules are not always of ours. */
function isError(thing: object): thing is Error {
  return types.isNativeError(thing)
}

/** nodemailer names the SMTP command that failed; Stripe's errors have a type such as `StripeCardError`. */
function isForeign(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false
  const type = field(error, 'type')
  const isStripe = typeof type === 'string' && type.startsWith('Stripe')
  return isStripe || field(error, 'responseCode') !== undefined || isForeign(field(error, 'cause'), depth + 1)
}

function nameOf(error: object): string {
  const name = field(error, 'name') ?? field(error, 'kind')
  return typeof name === 'string' && WORD.test(name) ? name : 'Error'
}

function framesOf({ stack = '' }: Error): readonly string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.slice(0, FRAMES).map((line) => line.trim().replace(/^at /, ''))
}

function field(error: object, name: string): unknown {
  return Reflect.get(error, name)
}

function isCode(entry: readonly [string, unknown]): entry is readonly [string, string | number] {
  const [, value] = entry
  return typeof value === 'number' || (typeof value === 'string' && WORD.test(value))
}
