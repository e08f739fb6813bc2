import 'server-only'
import { types } from 'node:util'
import { stackFrames } from '@/lib/observability/stack-frames'
import { log } from '@/lib/observability/log'

const LEVELS = [
  ['debug', 'debug'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const

/**
 * How lines of Next begin that an operator may need, and nobody but Next can have written; the rest of a line is left
 * out. From `server/lib/start-server.js`, `server/lib/router-server.js` and `server/image-optimizer.js` of next.
 */
const OF_NEXT = [
  '✓ Ready in',
  '⨯ Failed to start server',
  '⨯ Failed to handle request for',
  '⨯ uncaughtException',
  '⨯ unhandledRejection',
  '⚠ Server is approaching the used memory threshold',
  '⨯ Failed to write image to cache',
  "⨯ The requested resource isn't a valid image",
  '⨯ internal image response failed',
  'Error in instrumentation.onRequestError',
  'Error handling upgrade request',
]

/** Longer than all of them with their colours. */
const BEGINNING = 120

/** Colours of a terminal, which Next sets around its signs. */
const COLOURS = /\u001b\[\d{0,3}m/g

/**
 * Turn what others print to the console, above all Next, into log lines: that something was printed, where, and of an
 * error what a log may know. The text itself is left out, except for Next's own: it may quote a visitor.
 */
export function redirectConsole(): void {
  for (const [name, level] of LEVELS) {
    console[name] = (...things: readonly unknown[]) => {
      const err = things.find((thing) => typeof thing === 'object' && thing !== null)
      const says = things.map(wordsOfNext).find((words) => words !== undefined)
      const at = types.isNativeError(err) ? undefined : callers()
      log()[level]({ from: 'console', err, at }, says ?? 'something was printed')
    }
  }
}

function wordsOfNext(thing: unknown): string | undefined {
  if (typeof thing !== 'string') return undefined
  const begins = thing.slice(0, BEGINNING).replace(COLOURS, '').trimStart()
  return OF_NEXT.find((words) => begins.startsWith(words))
}

/** Who prints, for want of an error that says it: this file's own frames come first, and are left out. */
function callers(): readonly string[] {
  return stackFrames(new Error()).slice(2)
}
