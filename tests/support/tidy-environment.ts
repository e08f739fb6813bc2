import { TestEnvironment as NodeEnvironment } from 'jest-environment-node'

/** Resources that keep a process alive: sockets, servers, pipes, child processes and timers. */
const KEEPS_ALIVE = /^(TCP|TLS|UDP|Pipe|Process|Timeout|FSEvent|Worker|MessagePort)/
const LOOKS = 100
const POLL_MS = 50

/** Node, with a check that each test file closes what it opens. A class, because Jest instantiates it for each file. */
export default class TidyEnvironment extends NodeEnvironment {
  private readonly before = listOpen()

  override async teardown(): Promise<void> {
    const left = await waitUntilClosed(this.before)
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
