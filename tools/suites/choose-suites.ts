import { Failure } from '@/tools/process/user-error'

/** The suites, by stage. Those of one stage run concurrently. */
export const SUITE_STAGES = [['lint', 'types', 'client'], ['server'], ['browser'], ['faults']] as const

export type SuiteName = (typeof SUITE_STAGES)[number][number]

/** Suites of which a part can be run alone. */
const IN_PARTS: readonly string[] = ['client', 'server', 'browser', 'faults']

/**
 * Parse the arguments of `npm test`: names of suites, where none means all; or one suite, followed by the part of it to
 * run. Throws `Failure`.
 */
export function chooseSuites(args: readonly string[]): {
  readonly names: readonly SuiteName[]
  readonly only: readonly string[]
} {
  const known = SUITE_STAGES.flat()
  const names = known.filter((name) => args.includes(name))
  const only = args.filter((arg) => !known.some((name) => name === arg))
  const [first = ''] = args
  const isPart = names.length === 1 && IN_PARTS.includes(first)
  if (only.length > 0 && !isPart)
    throw new Failure(
      `There is no suite "${only[0]}": choose from ${known.join(', ')}. A part of one follows its name: ${IN_PARTS.join(', ')}.`,
    )
  return { names: names.length > 0 ? names : known, only }
}
