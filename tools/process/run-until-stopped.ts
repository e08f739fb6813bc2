import { Failure } from '@/tools/process/failure'
import { type Disposables, disposables as openNothing } from '@/tools/process/disposables'
import { stopSignal } from '@/tools/process/stop-signal'

/** Returns the exit code. Add what it opens to `disposables`; `signal` asks it to stop. */
export type Work = (context: {
  readonly disposables: Disposables
  readonly signal: AbortSignal
}) => Promise<number>

/**
 * Run work that opens resources, close them in any case, and end the process.
 *
 * @param stoppedCode  the exit code if it was stopped early
 */
export async function runUntilStopped(work: Work, stoppedCode = 0): Promise<never> {
  const signal = stopSignal()
  const disposables = openNothing()
  let code = 1
  try {
    code = await work({ disposables, signal })
  } catch (error) {
    // A failure caused by the stop is not a failure.
    if (signal.aborted) code = stoppedCode
    else console.error(error instanceof Failure ? error.message : error)
  }
  await disposables.closeAll()
  process.exit(code)
}
