import { mkdirSync, readlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { host as description } from '@/tools/host/description'
import { renderFiles } from '@/tools/host/render-files'
import { type Machine, runRelease } from '@/tools/release/release'
import { type ProgramResult, type Page } from '@/tools/release/world'

const INSTANCES = [3001, 3002] as const
const WORKER_PORT = 13000
const FINE: ProgramResult = { code: 0, stdout: '', stderr: '' }
/** A killed program does nothing afterwards. */
class Killed extends Error {}

/** A machine in a folder, whose programs run in memory. Everything outside `tools/release` is played here. */
export function aMachine(folder: string) {
  const host = {
    ...description,
    ...{
      folder,
      sharedAssets: path.join(folder, 'assets'),
      upstreamFile: path.join(folder, 'upstream.conf'),
      settingsFile: path.join(folder, 'env.production'),
      ownSettingsFile: path.join(folder, 'env'),
    },
    ...{ secrets: path.join(folder, 'secrets'), sudo: '', systemctl: 'systemctl', sitePorts: [...INSTANCES] },
    workerMetricsPort: WORKER_PORT,
  }
  writeFileSync(host.upstreamFile, renderFiles(host).get(host.upstreamFile) ?? '')
  const did: string[] = []
  const started = new Map<string, string>()
  let said = ''
  const state = {
    commit: 'a'.repeat(40),
    changed: '',
    doctor: [] as object[],
    refusal: '',
    /** Fail, or be killed, at the command with this number, counted from 0. */
    failsAt: -1,
    isKilled: false,
    /** Builds whose instances never become healthy. */
    sick: [] as string[],
  }

  async function run(command: readonly string[], cwd: string): Promise<ProgramResult> {
    const line = command.join(' ').replaceAll(folder, '')
    if (did.length === state.failsAt) {
      state.failsAt = -1
      if (state.isKilled) throw new Killed('killed')
      return { code: 1, stdout: '', stderr: 'no room' }
    }
    did.push(`${line}`)
    if (line.startsWith('git status')) return { ...FINE, stdout: state.changed }
    if (line.startsWith('git rev-parse')) return { ...FINE, stdout: state.commit }
    if (line.startsWith('git archive')) writeFileSync(String(command[2]).split('=')[1] ?? '', '')
    if (line.includes('check-release'))
      return state.refusal ? { ...FINE, code: 1, stderr: state.refusal } : FINE
    if (line.includes('doctor')) return { ...FINE, stdout: JSON.stringify(state.doctor) }
    if (line.endsWith('build')) writeBuild(cwd)
    if (line.startsWith('systemctl restart')) start(command.at(-1) ?? '')
    return FINE
  }

  function start(unit: string): void {
    const name = unit.replace('lumi-site@', '').replace('lumi-', '')
    started.set(name, path.basename(readlinkSync(path.join(folder, 'running', name))))
  }

  async function ask(port: number, url: string): Promise<Page> {
    if (port === WORKER_PORT) return { status: 200, body: Buffer.from('') }
    const release = started.get(String(port))
    if (!release || state.sick.includes(release)) throw new Error('refused')
    return { status: 200, body: Buffer.from(url === '/' ? homeOf(release) : '') }
  }

  const machine: Machine = {
    host,
    clone: folder,
    buildCommands: [['npm', 'ci'], ['build']],
    world: {
      run,
      ask,
      askProxy: () => ask(INSTANCES[Math.floor(Math.random() * INSTANCES.length)] ?? 0, '/'),
      pause: async () => {},
      write: (text) => (said += text),
    },
  }
  return {
    host,
    state,
    /** Every command so far, without the machine's folder. */
    did,
    /** Which release each program really runs. */
    started: () => Object.fromEntries(started),
    said: () => said,
    /** Give the command, and return its exit code. */
    async release(...args: readonly string[]): Promise<number> {
      said = ''
      did.length = 0
      return runRelease(args, machine, new AbortController().signal)
    },
  }
}

function homeOf(release: string): string {
  return `<html>build of ${release}</html>`
}

function writeBuild(folder: string): void {
  const release = path.basename(folder)
  const build = path.join(folder, '.next')
  mkdirSync(build, { recursive: true })
  writeFileSync(path.join(build, 'index.html'), homeOf(release))
  writeFileSync(path.join(build, 'one.js'), release)
  writeFileSync(
    path.join(build, 'site.json'),
    JSON.stringify({
      buildId: release,
      pages: [{ path: '/', file: 'index.html', varies: '' }],
      assets: [{ path: `/_next/static/${release}.js`, file: 'one.js' }],
      errorPages: [],
    }),
  )
}
