export type Tally = { readonly passed: number; readonly failed: number }

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** A program that failed without a failed test, or that ran no test at all, counts as one failure. */
export function judge({ passed, failed }: Tally, exitCode: number | null): Tally {
  const isWrong = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isWrong ? 1 : failed }
}

export function describeTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}
