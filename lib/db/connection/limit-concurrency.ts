import 'server-only'

/** Thrown when a task has waited too long because too many others with the same name are queued. */
export class QueueTimeoutError extends Error {
  override name = 'QueueTimeoutError'
}

type Queue = { running: number; readonly waiting: Set<() => void> }

// The server and its routes are bundled separately, but must share one queue.
const globals: { lumiQueues?: Map<string, Queue> } = globalThis as object

/**
 * Run at most `limit` tasks with the same name at a time in this process; the others wait in order of arrival.
 *
 * Throws `QueueTimeoutError` if the task's turn does not come in time, and any error that the task throws.
 */
export async function limitConcurrency<T>(
  name: string,
  { limit, waitMs }: { readonly limit: number; readonly waitMs: number },
  work: (hasWaited: boolean) => Promise<T>,
): Promise<T> {
  const queue = queueOf(name)
  const isFull = queue.running >= limit
  if (isFull) await waitIn(queue, waitMs)
  else queue.running += 1
  try {
    return await work(isFull)
  } finally {
    leave(name, queue)
  }
}

/** Wait in the queue; the task that has waited longest is next. */
function waitIn({ waiting }: Queue, waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      clearTimeout(timer)
      waiting.delete(enter)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.delete(enter)
      reject(new QueueTimeoutError(`no place in line within ${waitMs} ms`))
    }, waitMs)
    waiting.add(enter)
  })
}

function leave(name: string, queue: Queue): void {
  const [next] = queue.waiting
  if (next) return next()
  queue.running -= 1
  if (queue.running === 0) queues().delete(name)
}

function queueOf(name: string): Queue {
  const queue = queues().get(name) ?? { running: 0, waiting: new Set() }
  queues().set(name, queue)
  return queue
}

function queues(): Map<string, Queue> {
  return (globals.lumiQueues ??= new Map())
}
