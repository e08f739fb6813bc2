import { type Settings } from '@/tools/process/environment-variables'
import { type ProgramExit, type OutputMode, startNodeProgram } from '@/tools/process/start-node-program'

export type ProgramCall = {
  readonly args: readonly string[]
  readonly env: Settings
  readonly signal: AbortSignal
}

/** Run a Node program until it exits. Throws if the signal is aborted in the meantime. */
export async function runProgram(
  { args, env, signal }: ProgramCall,
  isShown: OutputMode,
): Promise<ProgramExit> {
  signal.throwIfAborted()
  const program = startNodeProgram(args, { env, isShown })
  const stop = () => void program.stop()
  signal.addEventListener('abort', stop, { once: true })
  const ending = await program.ended
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  return ending
}
