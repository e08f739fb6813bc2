import { Failure } from '@/tools/process/failure'

/** The suites that run beside each other, stage by stage. */
export const STAGES = [['lint', 'types', 'client'], ['server'], ['browser'], ['faults']] as const

export type SuiteName = (typeof STAGES)[number][number]

/** Suites of which a part can be run. */
const IN_PARTS: readonly string[] = ['client', 'server', 'browser', 'faults']

/**
 * What `npm test` is asked for: names of suites, none for all of them; or one suite, and after it what of it to run.
 * Throws `Failure`.
 */
export function chooseSuites(args: readonly string[]): {
  readonly names: readonly SuiteName[]
  readonly only: readonly string[]
} {
  const known = STAGES.flat()
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
