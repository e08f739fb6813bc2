import { Failure } from '@/lib/local/process/failure'
import { say } from '@/lib/local/process/say'
import { startNode } from '@/lib/local/process/start-node'

type Step = {
  /** What is being done, for the person who waits. */
  readonly doing: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly signal: AbortSignal
}

/** Run one program to its end. Its output is shown when it fails, and then a `Failure` is thrown. */
export async function runStep({ doing, args, env, signal }: Step): Promise<void> {
  signal.throwIfAborted()
  say(doing)
  const program = startNode(args, { env, isShown: false })
  const stop = () => void program.stop()
  signal.addEventListener('abort', stop, { once: true })
  const { code, output } = await program.ended
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (code === 0) return
  console.error(output.trimEnd())
  throw new Failure(`This failed, for the reason above: ${doing}`)
}
