import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { helsinkiDay } from '@/lib/calendar/day'
import { monthOf } from '@/lib/calendar/month'
import { type Settings } from '@/tools/process/settings'

/** At the top of the project: what no page is made of. A new folder counts until it is named here. */
const NOT_BUILT = ['coverage', 'docs', 'node_modules', 'playwright-report', 'test-results', 'tests']

/** Next and the compiler write these while they build. */
const WRITTEN_BY_BUILD = /^next-env\.d\.ts$|\.tsbuildinfo$/

/** Settings that the build takes, and what Next reads of its own. All others are read at each start. */
const TAKEN_BY_BUILD = /^(SITE_URL|STRIPE_SECRET_KEY|NEXT_(?!DIST_DIR$)\w+)$/

/**
 * What a build is made from, as a short text: the project's files, the settings that it takes, where and on what it is
 * built, and the month, since pages of the sky begin with the season. Two builds with one fingerprint are the same.
 *
 * @param project  its folder
 */
export function buildFingerprint(project: string, env: Settings, now: Date): string {
  const hash = createHash('sha256')
  // A build names its own folder in places.
  const place = [path.resolve(project), process.version, process.platform, process.arch]
  const settings = Object.entries(env).filter(([name]) => TAKEN_BY_BUILD.test(name))
  hash.update(JSON.stringify([place, monthOf(helsinkiDay(now)), settings.sort()]))
  for (const file of listSources(project)) {
    const content = readFileSync(path.join(project, file))
    hash.update(JSON.stringify([file, content.length]))
    hash.update(content)
  }
  return hash.digest('hex')
}

/** Relative to the project, sorted. Hidden files are git's or an editor's, apart from those with settings. */
function listSources(project: string): readonly string[] {
  const entries = readdirSync(project, { withFileTypes: true })
  return entries
    .filter(({ name }) => !NOT_BUILT.includes(name) && !WRITTEN_BY_BUILD.test(name))
    .filter(({ name }) => !name.startsWith('.') || name.startsWith('.env'))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(project, entry.name) : [entry.name]))
    .sort()
}

function listFiles(project: string, folder: string): readonly string[] {
  return readdirSync(path.join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? listFiles(project, file) : [file]
  })
}
