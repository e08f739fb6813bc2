import { Failure } from '@/tools/process/failure'
import { type Disposables, disposables as openNothing } from '@/tools/process/disposables'
import { stopSignal } from '@/tools/process/stop-signal'

/** Answers the exit code. What it opens it adds to `disposables`; `signal` tells it to stop. */
export type Work = (context: {
  readonly disposables: Disposables
  readonly signal: AbortSignal
}) => Promise<number>

/**
 * Run work that opens things, close them whatever happens, and end the process.
 *
 * @param stoppedCode  the exit code when it was told to stop before its end
 */
export async function runUntilStopped(work: Work, stoppedCode = 0): Promise<never> {
  const signal = stopSignal()
  const disposables = openNothing()
  let code = 1
  try {
    code = await work({ disposables, signal })
  } catch (error) {
    // What fails because it was told to stop did not fail.
    if (signal.aborted) code = stoppedCode
    else console.error(error instanceof Failure ? error.message : error)
  }
  await disposables.closeAll()
  process.exit(code)
}
