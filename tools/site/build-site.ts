import { type Settings } from '@/tools/process/environment-variables'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { dataFolder } from '@/tools/data-folder'
import { withLock } from '@/tools/process/with-lock'
import { BUILD_SITE_ARGS, QUICK_BUILD_ARGS } from '@/tools/process/programs'
import { runStep } from '@/tools/process/run-step'
import { computeBuildFingerprint } from '@/tools/site/build-fingerprint'
import { isBuildCurrent, replaceBuild } from '@/tools/site/keep-build'

const BUILD = '.next'
/** Parts of a build that a running site does not need. */
const LEFT_OUT = ['cache', 'dev', 'types', 'diagnostics'].map((name) => path.join(BUILD, name))

type Build = {
  readonly env: Settings
  readonly signal: AbortSignal
  /** Set if somebody is waiting: reuse the copy if nothing has changed, and compress a new one less. */
  readonly isQuick?: boolean
}

/**
 * Build the site, and copy the build, so that another build, perhaps for tests, cannot remove files that a running site
 * still needs.
 *
 * @param name  the copy's name; an existing copy is replaced
 * @returns     the copy's folder, relative, as Next expects it
 */
export async function buildSite(name: string, { env, signal, isQuick = false }: Build): Promise<string> {
  const copy = dataFolder(name)
  mkdirSync('.data', { recursive: true })
  const build = async () => {
    // Compute the fingerprint before the build, so that anything changed during the build is built at the next start.
    const fingerprint = computeBuildFingerprint('.', env, new Date())
    if (isQuick && isBuildCurrent(copy, fingerprint)) {
      console.log('Nothing has changed since the last build: it is used again.')
      return
    }
    const args = isQuick ? QUICK_BUILD_ARGS : BUILD_SITE_ARGS
    await runStep('Building the site (npm run build).', { args, env, signal })
    replaceBuild(copy, fingerprint, (growing) =>
      cpSync(BUILD, growing, { recursive: true, filter: (file) => !LEFT_OUT.includes(file) }),
    )
  }
  await withLock(path.resolve('.data/build.lock'), build, signal)
  return path.relative(process.cwd(), copy)
}
