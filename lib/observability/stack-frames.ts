import path from 'node:path'

const FRAMES = 8
const MAX_STACK_LENGTH = 8192
const MAX_NAME_LENGTH = 80
const MAX_PLACE_LENGTH = 200

/**
 * Matches the name of a function in a stack: `Checkout.open`, `async Promise.all`, `new Booking`, `Object.<anonymous>`,
 * `#start [as begin]`.
 */
const NAME = /^[\w$.<>#[\] ]+$/
/**
 * Matches paths of our own files and of packages, including `app/site/[language]/blog/[slug]/page.tsx` and
 * `node:internal/timers`.
 */
const PLACE = /^[\w@.:/()[\]+~-]+$/

const ROOT = process.cwd() + path.sep

/**
 * Where in the code an error came from: its first stack frames as `function path:line:column`, with paths relative to
 * the project. The message is left out, and so is anything that looks like a frame but is neither in the project nor in
 * Node: it may be text from a visitor.
 */
export function stackFrames({ stack, message }: Error): readonly string[] {
  if (typeof stack !== 'string') return []
  const lines = stackWithoutMessage(stack, String(message)).slice(0, MAX_STACK_LENGTH).split('\n')
  return lines
    .map(readFrame)
    .filter((frame) => frame !== null)
    .slice(0, FRAMES)
}

/**
 * The stack without `Error: message`. If the message was changed later it is not found and stays, but none of its lines
 * parses as a frame.
 */
function stackWithoutMessage(stack: string, message: string): string {
  const words = stack.indexOf(': ') + 2
  return message !== '' && stack.startsWith(message, words) ? stack.slice(words + message.length) : stack
}

/** Parse a stack frame, `at name (place)` or `at place`. */
function readFrame(line: string): string | null {
  const text = line.trimStart()
  if (!text.startsWith('at ') || text.length > MAX_NAME_LENGTH + MAX_PLACE_LENGTH + ROOT.length) return null
  const [name = '', given] = text.slice('at '.length).split(' (', 2)
  const place = placeIn(given?.slice(0, -1) ?? name.replace('async ', ''))
  if (!place) return null
  if (given === undefined) return place
  return name.length <= MAX_NAME_LENGTH && NAME.test(name) ? `${name} ${place}` : place
}

function placeIn(given: string): string | null {
  const file = given.startsWith('file://') ? given.slice('file://'.length) : given
  const place = file.startsWith(ROOT) ? file.slice(ROOT.length) : file.startsWith('node:') ? file : null
  return place !== null && place.length <= MAX_PLACE_LENGTH && PLACE.test(place) ? place : null
}
