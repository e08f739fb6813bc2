import { type Settings } from '@/tools/process/settings'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '@/tools/process/failure'
import { NEXT } from '@/tools/process/programs'
import { type Ending, type Program, startNode } from '@/tools/process/start-node'

const LOOK_MS = 200
const ANSWER_MS = 60_000
const LOOKS = 600

type Start = {
  readonly mode: 'start' | 'dev'
  readonly port: number
  readonly env: Settings
  readonly signal: AbortSignal
  readonly isShown: boolean
}

/** Start Next, and answer when the site does. Throws `Failure` when it ends instead. */
export async function startSite({ mode, port, env, signal, isShown }: Start): Promise<Program> {
  signal.throwIfAborted()
  const program = startNode([NEXT, mode, '--port', String(port)], { env, isShown })
  let ending: Ending | null = null
  void program.ended.then((found) => (ending = found))
  for (let looks = 0; looks < LOOKS && !ending; looks++) {
    if (signal.aborted || (await isUp(port))) return program
    await pause(LOOK_MS)
  }
  await program.stop()
  const { output } = await program.ended
  throw new Failure(`${output}\nThe site did not start on port ${port}.`.trim())
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
