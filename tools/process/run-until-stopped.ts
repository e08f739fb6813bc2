import { Failure } from '@/tools/process/failure'
import { type Opened, opened as openNothing } from '@/tools/process/opened'
import { stopSignal } from '@/tools/process/stop-signal'

/** Answers the exit code. What it opens it adds to `opened`; `signal` tells it to stop. */
export type Work = (context: { readonly opened: Opened; readonly signal: AbortSignal }) => Promise<number>

/**
 * Run work that opens things, close them whatever happens, and end the process.
 *
 * @param stoppedCode  the exit code when it was told to stop before its end
 */
export async function runUntilStopped(work: Work, stoppedCode = 0): Promise<never> {
  const signal = stopSignal()
  const opened = openNothing()
  let code = 1
  try {
    code = await work({ opened, signal })
  } catch (error) {
    // What fails because it was told to stop did not fail.
    if (signal.aborted) code = stoppedCode
    else console.error(error instanceof Failure ? error.message : error)
  }
  await opened.closeAll()
  process.exit(code)
}
