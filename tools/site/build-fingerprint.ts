import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { helsinkiDay } from '@/lib/calendar/day'
import { toMonth } from '@/lib/calendar/month'
import { type Settings } from '@/tools/process/environment-variables'

/** Top-level entries that do not affect a build. Any other entry does, including new ones, unless it is added here. */
const NOT_BUILT = ['coverage', 'docs', 'node_modules', 'playwright-report', 'test-results', 'tests']

/** Matches files that Next and the compiler write during a build. */
const WRITTEN_BY_BUILD = /^next-env\.d\.ts$|\.tsbuildinfo$/

/** Settings that go into a build, including Next's own. All others are read at each start. */
const BUILD_SETTINGS = /^(SITE_URL|STRIPE_SECRET_KEY|NEXT_(?!DIST_DIR$)\w+)$/

/**
 * A fingerprint of everything that goes into a build: the project's files, the build settings, the folder and system it
 * is built on, and the month, because the night pages begin with the season. Builds with the same fingerprint are
 * identical.
 *
 * @param project  the project's folder
 */
export function computeBuildFingerprint(project: string, env: Settings, now: Date): string {
  const hash = createHash('sha256')
  // The folder is part of the fingerprint, because a build contains its own path in some places.
  const place = [path.resolve(project), process.version, process.platform, process.arch]
  const settings = Object.entries(env).filter(([name]) => BUILD_SETTINGS.test(name))
  hash.update(JSON.stringify([place, toMonth(helsinkiDay(now)), settings.sort()]))
  for (const file of listSources(project)) {
    const content = readFileSync(path.join(project, file))
    hash.update(JSON.stringify([file, content.length]))
    hash.update(content)
  }
  return hash.digest('hex')
}

/** List the project's files by relative path, sorted. Hidden files belong to git or an editor, except .env files. */
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
