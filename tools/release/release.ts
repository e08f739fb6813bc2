import { mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { host as ownHost, type Host } from '@/tools/host/description'
import { BUILD_COMMANDS, readCommit } from '@/tools/release/build'
import { readPrevious, readRunning } from '@/tools/release/folders'
import { describeFailure, describeRunning, planRelease, planRollback, shorten } from '@/tools/release/plan'
import { type Release } from '@/tools/release/step'
import { listSteps } from '@/tools/release/steps'
import { openWorld } from '@/tools/release/world'
import { Failure } from '@/tools/process/user-error'
import { withLock } from '@/tools/process/with-lock'

const USAGE = 'Usage: npm run release [-- back] [-- --without CHECK]'
const LOCK_MS = 1_000

export type Machine = Pick<Release, 'world' | 'buildCommands'> & {
  readonly host: Host
  readonly clone: string
}

/**
 * `npm run release`: replace every program of a live site, one after the other, with the current commit; `-- back`
 * returns to the previous release. It can be repeated whenever it was interrupted.
 *
 * @returns  the exit code: 1 if a step failed
 */
export async function release(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { username } = userInfo()
  if (username !== ownHost.user)
    throw new Failure(`Releases belong to the user ${ownHost.user}, and you are ${username}.`)
  const world = openWorld(ownHost)
  return runRelease(
    args,
    { host: ownHost, world, clone: process.cwd(), buildCommands: BUILD_COMMANDS },
    signal,
  )
}

/** Run a release on any machine, such as one in a test. */
export async function runRelease(
  args: readonly string[],
  machine: Machine,
  signal: AbortSignal,
): Promise<number> {
  const { isBack, without } = readArgs(args)
  return withOnlyRelease(machine.host, async () => {
    const { host, world, clone } = machine
    const [before, former] = [readRunning(host), readPrevious(host)]
    const plan = isBack
      ? planRollback(before, former)
      : planRelease(await readCommit(world, clone), before, former)
    world.write(
      `${isBack ? 'Going back to' : 'Releasing'} ${shorten(plan.target)}. ${describeRunning(before)}\n`,
    )
    try {
      await runSteps({ ...machine, ...plan, without, signal })
    } catch (error) {
      const reason = error instanceof Failure || signal.aborted ? messageOf(error) : stackOf(error)
      world.write(`failed.\n${reason}\n\n${describeFailure(plan, before, readRunning(host), without)}\n`)
      return 1
    }
    world.write(`${describeRunning(readRunning(host))}\n`)
    return 0
  })
}

async function runSteps(release: Release): Promise<void> {
  const { signal, world } = release
  const { write } = world
  for (const { doing, run } of listSteps(release)) {
    signal.throwIfAborted()
    write(`${doing}: `)
    const began = performance.now()
    const done = await run(release)
    write(`${done} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`)
  }
}

/** Run some work while no other release is running; otherwise throws `Failure`. */
async function withOnlyRelease(host: Host, work: () => Promise<number>): Promise<number> {
  const lock = path.join(host.folder, 'release.lock')
  mkdirSync(host.folder, { recursive: true })
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  return withLock(lock, begin, AbortSignal.timeout(LOCK_MS)).catch((error: unknown) => {
    throw hasBegun ? error : new Failure(`Another release is running: ${lock} has its process id.`)
  })
}

function readArgs(args: readonly string[]): {
  readonly isBack: boolean
  readonly without: readonly string[]
} {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { without: { type: 'string', multiple: true, default: [] } },
    })
    const isBack = positionals[0] === 'back'
    if (positionals.length > (isBack ? 1 : 0)) throw new Failure(USAGE)
    return { isBack, without: values.without }
  } catch {
    throw new Failure(USAGE)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
