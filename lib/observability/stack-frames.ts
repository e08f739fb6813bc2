import path from 'node:path'

const FRAMES = 8
const LONGEST_STACK = 8192
const LONGEST_NAME = 80
const LONGEST_PLACE = 200

/** `Checkout.open`, `async Promise.all`, `new Booking`, `Object.<anonymous>`, `#start [as begin]`. */
const NAME = /^[\w$.<>#[\] ]+$/
/** Where files of ours and of packages lie, `app/(site)/blog/[slug]/page.tsx` and `node:internal/timers` among them. */
const PLACE = /^[\w@.:/()[\]+~-]+$/

const ROOT = process.cwd() + path.sep

/**
 * Where in the program an error arose: the first frames of its stack, `function path:line:column`, with paths as they
 * stand in the project. The words above the frames are left out, and so is whatever looks like a frame and is none of
 * the project's files or of Node's own: a visitor's text may look like one.
 */
export function stackFrames({ stack, message }: Error): readonly string[] {
  if (typeof stack !== 'string') return []
  const lines = belowWords(stack, String(message)).slice(0, LONGEST_STACK).split('\n')
  return lines
    .map(readFrame)
    .filter((frame) => frame !== null)
    .slice(0, FRAMES)
}

/** Without `Error: its words`. Words that were changed since are not found, and stay: none of them reads as a frame. */
function belowWords(stack: string, message: string): string {
  const words = stack.indexOf(': ') + 2
  return message !== '' && stack.startsWith(message, words) ? stack.slice(words + message.length) : stack
}

/** `at name (place)` or `at place`. */
function readFrame(line: string): string | null {
  const text = line.trimStart()
  if (!text.startsWith('at ') || text.length > LONGEST_NAME + LONGEST_PLACE + ROOT.length) return null
  const [name = '', given] = text.slice('at '.length).split(' (', 2)
  const place = placeIn(given?.slice(0, -1) ?? name.replace('async ', ''))
  if (!place) return null
  if (given === undefined) return place
  return name.length <= LONGEST_NAME && NAME.test(name) ? `${name} ${place}` : place
}

function placeIn(given: string): string | null {
  const file = given.startsWith('file://') ? given.slice('file://'.length) : given
  const place = file.startsWith(ROOT) ? file.slice(ROOT.length) : file.startsWith('node:') ? file : null
  return place !== null && place.length <= LONGEST_PLACE && PLACE.test(place) ? place : null
}
