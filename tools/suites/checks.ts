import { ESLINT, KNIP, NEXT, PRETTIER, TSC } from '@/tools/process/programs'
import { runProgram } from '@/tools/process/run-program'
import { type SuiteContext } from '@/tools/suites/suite-context'
import { type Tally } from '@/tools/suites/tally'

export function checkLint(context: SuiteContext): Promise<Tally> {
  return checkAll(
    [[ESLINT, '.', '--max-warnings', '0'], [PRETTIER, '--check', '--log-level', 'warn', '.'], [KNIP]],
    context,
  )
}

export function checkTypes(context: SuiteContext): Promise<Tally> {
  return checkAll(
    [
      [NEXT, 'typegen'],
      [TSC, '--noEmit'],
    ],
    context,
  )
}

/** All of them together count as one test. What fails shows its output. */
async function checkAll(
  commands: readonly (readonly string[])[],
  { env, signal }: SuiteContext,
): Promise<Tally> {
  let isGood = true
  for (const args of commands) {
    const { code, output } = await runProgram({ args, env, signal }, false)
    if (code === 0) continue
    console.error(output.trimEnd())
    isGood = false
  }
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
