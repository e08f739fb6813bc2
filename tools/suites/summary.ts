import { addTallies, describeTally, type Tally } from '@/tools/suites/tally'

const SLOWEST = 5

export type SuiteResult = {
  readonly suite: string
  readonly tally: Tally
  readonly wallSeconds: number
  /** User and system time of everything that the suite started, in seconds; null if the system does not provide it. */
  readonly processorSeconds: number | null
}

/**
 * Write the summary of a run: each suite with its time, each suite's slowest files, and the totals on the last line.
 *
 * @param others  processor time of resources that suites share, in seconds, by name
 */
export function formatSummary(
  results: readonly SuiteResult[],
  others: Readonly<Record<string, number | null>>,
): readonly string[] {
  const rows = [
    ['suite', 'passed', 'failed', 'wall', 'processor'],
    ...results.map(({ suite, tally, wallSeconds, processorSeconds }) => [
      suite,
      String(tally.passed),
      String(tally.failed),
      seconds(wallSeconds),
      seconds(processorSeconds),
    ]),
    ...Object.entries(others).map(([name, time]) => [name, '', '', '', seconds(time)]),
  ]
  const slowest = results.flatMap(({ suite, tally: { files = [] } }) => {
    const byTime = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
    return byTime.map(({ name, seconds: time }) => `${seconds(time).padStart(9)}  ${suite}: ${name}`)
  })
  return [
    ...rows.map(([first = '', ...rest]) =>
      `${first.padEnd(10)}${rest.map((cell) => cell.padStart(11)).join('')}`.trimEnd(),
    ),
    ...(slowest.length > 0 ? ['', `The ${SLOWEST} slowest files of each suite:`, ...slowest] : []),
    '',
    describeTally(results.map(({ tally }) => tally).reduce(addTallies, { passed: 0, failed: 0 })),
  ]
}

function seconds(time: number | null): string {
  return time === null ? '–' : `${time.toFixed(0)} s`
}
