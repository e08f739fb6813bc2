import { type Running } from '@/tools/release/folders'
import { Failure } from '@/tools/process/user-error'

export type Plan = {
  /** The release that every program is to run. */
  readonly target: string
  /** The release that is replaced, to which a later `back` returns; null if there is none. */
  readonly former: string | null
  readonly isBack: boolean
}

const SHORT = 10

/**
 * Plan a release. The program that is replaced last shows what ran before: if an earlier try was interrupted, the
 * others may already run another release.
 *
 * @param former  the release that `back` would return to now
 */
export function planRelease(target: string, running: Running, former: string | null): Plan {
  const last = [...running.values()].at(-1) ?? null
  if (last !== target && last !== null) return { target, former: last, isBack: false }
  return { target, former: former === target ? null : former, isBack: false }
}

/** Plan a rollback to the previous release. Throws `Failure` if there is none. */
export function planRollback(running: Running, former: string | null): Plan {
  if (!former)
    throw new Failure(
      'There is no release to go back to. To run an earlier one again, check out its commit and run `npm run release`.',
    )
  const left = [...running.values()].find((release) => release !== former) ?? null
  return { target: former, former: left, isBack: true }
}

/** Shorten a commit for people to read. */
export function shorten(release: string): string {
  return release.slice(0, SHORT)
}

/** Say in one sentence which program runs which release. */
export function describeRunning(running: Running): string {
  const releases = [...new Set(running.values())]
  const [only = null] = releases
  if (releases.length <= 1) return only ? `${shorten(only)} runs everywhere.` : 'Nothing runs yet.'
  const groups = releases.map((release) => {
    const names = [...running].filter(([, one]) => one === release).map(([name]) => name)
    const verb = names.length > 1 ? 'run' : 'runs'
    return `${names.join(' and ')} ${verb} ${release ? shorten(release) : 'nothing'}`
  })
  return `${groups.join('; ')}.`
}

/** Describe the state of the site after a failure, and what to do next. */
export function describeFailure(
  { target, former, isBack }: Plan,
  before: Running,
  running: Running,
  without: readonly string[],
): string {
  const isUntouched = [...running].every(([name, release]) => before.get(name) === release)
  const options = [...(isBack ? ['back'] : []), ...without.map((name) => `--without ${name}`)]
  const again = ['npm run release', ...(options.length > 0 ? ['--', ...options] : [])].join(' ')
  const canReturn = !isBack && former !== null && [...running.values()].includes(target)
  return [
    `${isUntouched ? 'Visitors notice nothing: ' : 'Now: '}${describeRunning(running)}`,
    `Next: remove the cause, then \`${again}\` continues${canReturn ? `; or \`npm run release -- back\` returns to ${shorten(former)}` : ''}.`,
  ].join('\n')
}
