import { type Settings } from '@/tools/process/environment-variables'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '@/tools/process/user-error'
import { NEXT_CLI, siteArgs } from '@/tools/process/programs'
import { type ProgramExit, type Program, startNodeProgram } from '@/tools/process/start-node-program'

const POLL_MS = 200
const ANSWER_MS = 60_000
const MAX_POLLS = 600

type Start = {
  /** Which server to start. `next start` is Next's own, which a hosting platform may use. */
  readonly mode: 'start' | 'dev' | 'next start'
  readonly port: number
  /** The site's environment, in which `NEXT_DIST_DIR` must be the build's folder. */
  readonly env: Settings
  readonly signal: AbortSignal
  readonly isShown: boolean
}

/** Start the site, and resolve when it responds. Throws `Failure` if it exits instead. */
export async function startSite({ mode, port, env, signal, isShown }: Start): Promise<Program> {
  signal.throwIfAborted()
  const program = startNodeProgram(commandOf(mode, env), { env: { ...env, PORT: String(port) }, isShown })
  let ending: ProgramExit | null = null
  void program.ended.then((found) => (ending = found))
  for (let looks = 0; looks < MAX_POLLS && !ending; looks++) {
    if (signal.aborted || (await isUp(port))) return program
    await pause(POLL_MS)
  }
  await program.stop()
  const { output } = await program.ended
  throw new Failure(`${output}\nThe site did not start on port ${port}.`.trim())
}

function commandOf(mode: Start['mode'], { NEXT_DIST_DIR: build = '.next' }: Settings): readonly string[] {
  if (mode === 'start') return siteArgs(build)
  return [NEXT_CLI, mode === 'dev' ? 'dev' : 'start']
}

async function isUp(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    return answer.ok
  } catch {
    return false
  }
}
