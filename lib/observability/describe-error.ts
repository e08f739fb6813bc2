import { types } from 'node:util'
import { stackFrames } from '@/lib/observability/stack-frames'

/** The parts of an error that may be logged. */
export type ErrorDescription = {
  readonly kind: string
  /** Technical codes and names from a mail server, a database or Stripe. */
  readonly codes?: Readonly<Record<string, string | number>>
  readonly at?: readonly string[]
  readonly cause?: ErrorDescription
}

const CODES = [
  'code',
  'originalCode',
  'errorCode',
  'responseCode',
  'command',
  'statusCode',
  'syscall',
  'type',
  'requestId',
  'table',
  'constraint',
  // Next's own id for an error, which its error page shows to the visitor.
  'digest',
]

/** Matches a code, which is one word; anything longer may be a sentence about somebody. */
const WORD = /^[\w.:-]+$/
const MAX_WORD_LENGTH = 80

const MAX_DEPTH = 3

/**
 * Describe an error without personal data: its kind, codes and stack. The message is left out, because it may quote
 * anyone.
 */
export function describeError(error: unknown): ErrorDescription {
  return describe(error, 0)
}

function describe(error: unknown, depth: number): ErrorDescription {
  if (typeof error !== 'object' || error === null) return { kind: typeof error }
  const codes = CODES.map((name) => [name, field(error, name)] as const).filter(isCode)
  const cause = causeOf(error)
  return {
    kind: kindOf(error),
    ...(codes.length > 0 && { codes: Object.fromEntries(codes) }),
    ...(isError(error) && { at: stackFrames(error) }),
    ...(typeof cause === 'object' && cause && depth < MAX_DEPTH && { cause: describe(cause, depth + 1) }),
  }
}

/** Prisma keeps the database's error in `meta`, not in `cause`. */
function causeOf(error: object): unknown {
  const meta = field(error, 'meta')
  return (
    field(error, 'cause') ?? (typeof meta === 'object' && meta ? field(meta, 'driverAdapterError') : null)
  )
}

/** Whether a value is an error from any realm: errors of Node's own modules may come from another one. */
function isError(thing: object): thing is Error {
  return types.isNativeError(thing)
}

/**
 * Causes from the database driver are plain objects with a kind; the name of any other object may be that of a person.
 */
function kindOf(error: object): string {
  const kind = field(error, isError(error) ? 'name' : 'kind')
  return isWord(kind) ? kind : isError(error) ? 'Error' : 'object'
}

function field(error: object, name: string): unknown {
  return Reflect.get(error, name)
}

function isCode(entry: readonly [string, unknown]): entry is readonly [string, string | number] {
  const [, value] = entry
  return typeof value === 'number' || isWord(value)
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_WORD_LENGTH && WORD.test(value)
}
