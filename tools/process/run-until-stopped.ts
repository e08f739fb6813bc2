import { Failure } from '@/tools/process/user-error'
import { type Disposables, disposables as openNothing } from '@/tools/process/disposables'
import { createStopSignal } from '@/tools/process/stop-signal'

/** Work that returns an exit code. Resources that it opens go into `disposables`; `signal` asks it to stop. */
export type StoppableWork = (context: {
  readonly disposables: Disposables
  readonly signal: AbortSignal
}) => Promise<number>

/**
 * Run some work and then end the process, closing the resources it opened even if it fails.
 *
 * @param stoppedCode  the exit code if the work was asked to stop
 */
export async function runUntilStopped(work: StoppableWork, stoppedCode = 0): Promise<never> {
  const signal = createStopSignal()
  const disposables = openNothing()
  let code = 1
  try {
    code = await work({ disposables, signal })
  } catch (error) {
    // Stopping the work may make it fail, which is not an error.
    if (signal.aborted) code = stoppedCode
    else console.error(error instanceof Failure ? error.message : error)
  }
  await disposables.closeAll()
  process.exit(code)
}
