import { ESLINT_CLI, KNIP_CLI, NEXT_CLI, PRETTIER_CLI, TSC_CLI } from '@/tools/process/programs'
import { runProgram } from '@/tools/process/run-program'
import { type SuiteContext } from '@/tools/suites/suite-context'
import { type Tally } from '@/tools/suites/tally'

const CACHE = 'node_modules/.cache'

/** Run ESLint, check formatting, and look for unused code. */
export function checkLint(context: SuiteContext): Promise<Tally> {
  // ESLint and Prettier cache by content, because in a fresh clone all files have the same age.
  const cached = (name: string) => [
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `${CACHE}/${name}/`,
  ]
  return checkAll(
    [
      [ESLINT_CLI, '.', '--max-warnings', '0', ...cached('eslint')],
      [
        PRETTIER_CLI,
        '--check',
        '--log-level',
        'warn',
        '.',
        ...cached('prettier').with(-1, `${CACHE}/prettier/cache`),
      ],
      [KNIP_CLI, '--cache', '--cache-location', `${CACHE}/knip`],
    ],
    context,
  )
}

export function checkTypes(context: SuiteContext): Promise<Tally> {
  return checkAll(
    [
      [NEXT_CLI, 'typegen'],
      [TSC_CLI, '--noEmit', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`],
    ],
    context,
  )
}

/** Run all commands; together they count as one test. A failing command's output is shown. */
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
