import { AsyncLocalStorage } from 'node:async_hooks'
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node'

/** Resources that keep a process alive: sockets, servers, pipes, child processes and timers. */
const KEEPS_ALIVE = /^(TCP|TLS|UDP|Pipe|Process|Timeout|FSEvent|Worker|MessagePort)/
const LOOKS = 100
const POLL_MS = 50

/**
 * Storages of a test file's own modules. Node passes the values of each on to every new promise until it is disabled,
 * so without this a worker would get slower with each file.
 */
const storages = new Set<AsyncLocalStorage<unknown>>()
for (const method of ['run', 'enterWith'] as const) {
  const original = AsyncLocalStorage.prototype[method] as (...args: unknown[]) => unknown
  AsyncLocalStorage.prototype[method] = function (this: AsyncLocalStorage<unknown>, ...args: unknown[]) {
    storages.add(this)
    return Reflect.apply(original, this, args)
  }
}

/** Node, with a check that each test file closes what it opens. A class, because Jest instantiates it for each file. */
export default class TidyEnvironment extends NodeEnvironment {
  private readonly before = listOpen()

  override async teardown(): Promise<void> {
    const left = await waitUntilClosed(this.before)
    for (const storage of storages) storage.disable()
    storages.clear()
    await super.teardown()
    if (left.length > 0) throw new Error(`The test file has left open: ${left.join(', ')}.`)
  }
}

/** Resources that were not open before; a socket being closed takes a moment. */
async function waitUntilClosed(before: readonly string[]): Promise<readonly string[]> {
  for (let looks = 0; looks < LOOKS && newOnes(before).length > 0; looks++) {
    // Unreferenced, as otherwise this wait would be one of the timers that it looks for.
    await new Promise((resolve) => setTimeout(resolve, POLL_MS).unref())
  }
  return newOnes(before)
}

function newOnes(before: readonly string[]): readonly string[] {
  const known = [...before]
  return listOpen().filter((name) => {
    const at = known.indexOf(name)
    if (at !== -1) known.splice(at, 1)
    return at === -1
  })
}

function listOpen(): readonly string[] {
  // Node opens them on first access.
  void [process.stdin, process.stdout, process.stderr]
  return process.getActiveResourcesInfo().filter((name) => KEEPS_ALIVE.test(name))
}
