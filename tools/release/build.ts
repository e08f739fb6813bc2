import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtMark, isBuilt, readRunning, releaseFolder } from '@/tools/release/folders'
import { readBuiltInSettings } from '@/tools/release/settings'
import { type Release, type Step } from '@/tools/release/step'
import { mustRun } from '@/tools/release/world'
import { Failure } from '@/tools/process/user-error'

/** While a site is built, it should not take what visitors need at that moment, so the build gets only what is left. */
const NICE = ['nice', '-n', '10']

export const BUILD_COMMANDS = [
  ['npm', 'ci', '--omit=dev', '--no-audit', '--no-fund'],
  ['npm', 'run', 'build'],
]

/** Build in a separate folder, next to the running release. */
export const build: Step = {
  doing: 'Build in its own folder, which takes minutes',
  async run(release) {
    const { host, world, target, clone, buildCommands, signal } = release
    const folder = releaseFolder(host, target)
    if (isBuilt(host, target)) {
      refuseOtherSettings(release)
      return 'kept the finished build'
    }
    if ([...readRunning(host).values()].includes(target))
      throw new Failure(`${folder} is running, and is no finished build of this command.`)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    await unpack(release, folder)
    linkSettings(release, folder)
    for (const command of buildCommands) await mustRun(world, [...NICE, ...command], folder, { signal })
    if (!existsSync(path.join(folder, '.next/site.json'))) throw new Failure(`${clone} built no site.`)
    writeFileSync(builtMark(host, target), readBuiltInSettings(host))
    return folder
  },
}

/** Throws `Failure` if the finished build has other settings in its pages than a new one would. */
function refuseOtherSettings({ host, target }: Release): void {
  const built = readFileSync(builtMark(host, target), 'utf8')
  if (built !== '' && built !== readBuiltInSettings(host))
    throw new Failure(
      'This commit was built with another SITE_URL or publishable key. Make an empty commit (`git commit --allow-empty`), and release that.',
    )
}

async function unpack({ world, target, clone }: Release, folder: string): Promise<void> {
  const archive = `${folder}.tar`
  await mustRun(world, ['git', 'archive', `--output=${archive}`, target], clone)
  await mustRun(world, ['tar', '--extract', `--file=${archive}`], folder)
  rmSync(archive)
}

function linkSettings({ host }: Release, folder: string): void {
  symlinkSync(host.settingsFile, path.join(folder, '.env.production'))
  symlinkSync(host.ownSettingsFile, path.join(folder, '.env'))
}

/** Read the commit to release. Throws `Failure` if something has changed since. */
export async function readCommit(world: Release['world'], clone: string): Promise<string> {
  const changed = await mustRun(world, ['git', 'status', '--porcelain', '--untracked-files=no'], clone)
  if (changed) throw new Failure(`A release is a commit, and these files have changed:\n${changed}`)
  return mustRun(world, ['git', 'rev-parse', 'HEAD'], clone)
}
