import { Failure } from '@/tools/process/failure'
import { type Run, runProgram } from '@/tools/process/run-program'

/** Run one program to its end, and say what is being done. Its output is shown when it fails, and a `Failure` is thrown. */
export async function runStep(doing: string, run: Run): Promise<void> {
  run.signal.throwIfAborted()
  console.log(doing)
  const { code, output } = await runProgram(run, false)
  if (code === 0) return
  console.error(output.trimEnd())
  throw new Failure(`This failed, for the reason above: ${doing}`)
}
