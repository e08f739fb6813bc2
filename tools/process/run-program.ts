import { type Settings } from '@/tools/process/settings'
import { type Ending, type Shown, startNode } from '@/tools/process/start-node'

export type Run = {
  readonly args: readonly string[]
  readonly env: Settings
  readonly signal: AbortSignal
}

/** Run a Node program until it exits. Throws if the signal is aborted in the meantime. */
export async function runProgram({ args, env, signal }: Run, isShown: Shown): Promise<Ending> {
  signal.throwIfAborted()
  const program = startNode(args, { env, isShown })
  const stop = () => void program.stop()
  signal.addEventListener('abort', stop, { once: true })
  const ending = await program.ended
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  return ending
}
