/** A test file or scenario, and how long it took. */
export type TimedFile = { readonly name: string; readonly seconds: number }

export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly files?: readonly TimedFile[]
}

export function addTallies(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** Count one failure for a program that failed without a failed test, or that ran no test at all. */
export function countSilentFailure(tally: Tally, exitCode: number | null): Tally {
  const { passed, failed } = tally
  const isWrong = failed === 0 && (exitCode !== 0 || passed === 0)
  return isWrong ? { ...tally, failed: 1 } : tally
}

export function describeTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}
