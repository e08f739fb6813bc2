import { setTimeout as pause } from 'node:timers/promises'
import { type ServerCommand } from '@/tools/bench/prepare-bench-sites'
import { Failure } from '@/tools/process/user-error'
import { type Program, startNodeProgram } from '@/tools/process/start-node-program'

const POLL_MS = 10
const TIMEOUT_MS = 60_000

export type RunningServer = Program & {
  /** Time from starting the process to its first response. */
  readonly coldStartMs: number
}

/** Start a server, and wait until a path responds. Throws `Failure` if none does. */
export async function startBenchServer(
  { url, args, env, cwd }: ServerCommand,
  path: string,
): Promise<RunningServer> {
  const begin = performance.now()
  const program = startNodeProgram(args, { env, isShown: false, cwd })
  while (performance.now() - begin < TIMEOUT_MS) {
    const isUp = await fetch(`${url}${path}`).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    )
    if (isUp) return { ...program, coldStartMs: performance.now() - begin }
    await pause(POLL_MS)
  }
  await program.stop()
  throw new Failure(`${(await program.ended).output}\n${url} did not start.`)
}
