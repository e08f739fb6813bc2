import { type Settings } from '@/tools/process/settings'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dataFolder } from '@/tools/data-folder'
import { withLock } from '@/tools/process/with-lock'
import { BUILD_SITE } from '@/tools/process/programs'
import { runStep } from '@/tools/process/run-step'

const BUILD = '.next'
/** What a running site does not need of a build. */
const LEFT_OUT = ['cache', 'dev', 'types', 'diagnostics'].map((name) => path.join(BUILD, name))

/**
 * Build the site, and copy the build: another build, of the tests perhaps, must not pull the files from under a
 * site that runs.
 *
 * @param name  of the copy; one that is there is replaced
 * @returns     the copy's folder, relative as Next wants it
 */
export async function buildSite(
  name: string,
  { env, signal }: { readonly env: Settings; readonly signal: AbortSignal },
): Promise<string> {
  const copy = dataFolder(name)
  mkdirSync('.data', { recursive: true })
  const build = async () => {
    await runStep('Building the site (npm run build).', { args: BUILD_SITE, env, signal })
    rmSync(copy, { recursive: true, force: true })
    cpSync(BUILD, copy, { recursive: true, filter: (file) => !LEFT_OUT.includes(file) })
  }
  await withLock(path.resolve('.data/build.lock'), build, signal)
  return path.relative(process.cwd(), copy)
}
