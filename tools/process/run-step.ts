import { Failure } from '@/tools/process/user-error'
import { type ProgramCall, runProgram } from '@/tools/process/run-program'
import { step } from '@/tools/process/run-logged-step'

/** Run a program as a step. If it fails, its output is shown and a `Failure` is thrown. */
export async function runStep(doing: string, run: ProgramCall): Promise<void> {
  run.signal.throwIfAborted()
  await step(doing, async () => {
    const { code, output } = await runProgram(run, false)
    if (code === 0) return
    console.error(output.trimEnd())
    throw new Failure(`This failed, for the reason above: ${doing}`)
  })
}
