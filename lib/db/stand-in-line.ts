import 'server-only'

/** Too many wait for the same already. */
export class LineTooLongError extends Error {
  override name = 'LineTooLongError'
}

type Line = { taken: number; readonly waiting: Set<() => void> }

// The server and its routes are built apart from each other; whoever waits for the same stands in one line.
const kept: { lumiLines?: Map<string, Line> } = globalThis as object

/**
 * Let so many works of the same name go on at a time in this process; others wait in the order in which they came.
 *
 * Throws `LineTooLongError` when no place came free in time, and whatever the work throws.
 */
export async function standInLine<T>(
  name: string,
  { places, waitMs }: { readonly places: number; readonly waitMs: number },
  work: (hasWaited: boolean) => Promise<T>,
): Promise<T> {
  const line = lineOf(name)
  const isFull = line.taken >= places
  if (isFull) await waitIn(line, waitMs)
  else line.taken += 1
  try {
    return await work(isFull)
  } finally {
    leave(name, line)
  }
}

/** The place of whoever leaves goes to the one who has waited longest. */
function waitIn({ waiting }: Line, waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      clearTimeout(timer)
      waiting.delete(enter)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.delete(enter)
      reject(new LineTooLongError(`no place in line within ${waitMs} ms`))
    }, waitMs)
    waiting.add(enter)
  })
}

function leave(name: string, line: Line): void {
  const [next] = line.waiting
  if (next) return next()
  line.taken -= 1
  if (line.taken === 0) lines().delete(name)
}

function lineOf(name: string): Line {
  const line = lines().get(name) ?? { taken: 0, waiting: new Set() }
  lines().set(name, line)
  return line
}

function lines(): Map<string, Line> {
  return (kept.lumiLines ??= new Map())
}
