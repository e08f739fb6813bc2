import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { builtMark, clearPrevious, readRunning, savePrevious } from '@/tools/release/folders'
import { shorten } from '@/tools/release/plan'
import { type Release, type Step } from '@/tools/release/step'

const KEPT = 3

/** Record the previous release before the first program is replaced, so that `back` works from any moment on. */
export const remember: Step = {
  doing: 'Remember the way back',
  async run({ host, former }) {
    if (!former) return 'there is none yet'
    savePrevious(host, former)
    return `npm run release -- back returns to ${shorten(former)}`
  },
}

/** The release that was replaced may be faulty, so the next `back` does not return to it. */
export const forget: Step = {
  doing: 'Forget the release that was left',
  async run({ host, former }) {
    clearPrevious(host)
    return former ? shorten(former) : 'nothing was left'
  },
}

/** Delete old releases, except the three newest and those that are running. */
export const sweep: Step = {
  doing: 'Delete old releases',
  async run(release) {
    const folder = path.join(release.host.folder, 'releases')
    const old = chooseOld(release, readdirSync(folder))
    for (const name of old) rmSync(path.join(folder, name), { recursive: true, force: true })
    return old.length > 0 ? old.map(shorten).join(', ') : 'none'
  },
}

function chooseOld({ host, target, former }: Release, names: readonly string[]): readonly string[] {
  const needed = new Set([target, former, ...readRunning(host).values()])
  const others = names.filter((name) => !needed.has(name))
  const room = Math.max(0, KEPT - (names.length - others.length))
  return others.toSorted((one, other) => builtAt(host, other) - builtAt(host, one)).slice(room)
}

/** When a release was built; unfinished builds count as the oldest. */
function builtAt(host: Release['host'], name: string): number {
  const mark = builtMark(host, name)
  return existsSync(mark) ? statSync(mark).mtimeMs : 0
}
