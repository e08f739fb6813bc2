import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Settings } from '@/tools/process/environment-variables'
import { OPS_ARGS } from '@/tools/process/programs'
import { type ProgramExit, startNodeProgram } from '@/tools/process/start-node-program'

export type Release = {
  /** The folder of the build within the release. */
  readonly build: string
  /** Runs one of the operator's commands in the release's folder, whose `.env` has the settings. */
  readonly runOps: (args: readonly string[], env?: Settings) => Promise<ProgramExit>
  readonly writeSettings: (settings: Settings, lines?: readonly string[]) => void
  /** Overwrites one of the build's files with this text; null restores the original. */
  readonly replaceFile: (name: string, text: string | null) => void
}

/** Write a secret or the settings to a file that only its owner may read. */
export const SECRET = { mode: 0o600 }

/**
 * Fill a folder as a release does: with a build, and everything that the operator's commands read. The build's files
 * are symlinks, so that a drill can replace any one of them.
 */
export function createReleaseFolder(
  folder: string,
  { build, env }: { readonly build: string; readonly env: Settings },
): Release {
  const own = path.join(folder, '.next')
  mkdirSync(own, { recursive: true })
  for (const name of ['package.json', 'prisma', 'node_modules'])
    symlinkSync(path.resolve(name), path.join(folder, name))
  for (const name of readdirSync(build)) symlinkSync(path.resolve(build, name), path.join(own, name))
  return {
    build,
    runOps(args, more = {}) {
      const all = { ...env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), ...more }
      return startNodeProgram([...OPS_ARGS, ...args], { env: all, isShown: false, cwd: folder }).ended
    },
    writeSettings(settings, lines = []) {
      const given = Object.entries(settings).filter(([, value]) => value !== undefined)
      const all = [...given.map(([name, value]) => `${name}='${value}'`), ...lines]
      writeFileSync(path.join(folder, '.env'), `${all.join('\n')}\n`, SECRET)
    },
    replaceFile(name, text) {
      rmSync(path.join(own, name))
      if (text === null) symlinkSync(path.resolve(build, name), path.join(own, name))
      else writeFileSync(path.join(own, name), text)
    },
  }
}
