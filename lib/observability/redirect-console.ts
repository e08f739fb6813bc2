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
 * Prefixes of Next's own messages that an operator may need and that no visitor can have written; the rest of such a
 * line is left out. From `server/lib/start-server.js`, `server/lib/router-server.js` and `server/image-optimizer.js` in
 * the `next` package.
 */
const NEXT_MESSAGES = [
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

/** How many characters of a line to search: more than the longest prefix has, with its colour codes. */
const SEARCHED_CHARACTERS = 120

/** Terminal colour codes, which Next puts around its symbols. */
const COLOURS = /\u001b\[\d{0,3}m/g

/**
 * Turn other code's console output, mostly Next's, into log entries that say only that something was printed, where,
 * and what may be logged about an error. The text itself may quote a visitor, so it is left out unless it is one of
 * Next's messages listed above.
 */
export function redirectConsole(): void {
  for (const [name, level] of LEVELS) {
    console[name] = (...things: readonly unknown[]) => {
      const err = things.find((thing) => typeof thing === 'object' && thing !== null)
      const says = things.map(messageFromNext).find((words) => words !== undefined)
      const at = types.isNativeError(err) ? undefined : callSite()
      log()[level]({ from: 'console', err, at }, says ?? 'something was printed')
    }
  }
}

function messageFromNext(thing: unknown): string | undefined {
  if (typeof thing !== 'string') return undefined
  const begins = thing.slice(0, SEARCHED_CHARACTERS).replace(COLOURS, '').trimStart()
  return NEXT_MESSAGES.find((words) => begins.startsWith(words))
}

/** Where something was printed, if no error shows that. The first frames are those of this file, and are left out. */
function callSite(): readonly string[] {
  return stackFrames(new Error()).slice(2)
}
