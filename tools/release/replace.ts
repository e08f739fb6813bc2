import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listPrograms, type Program, linkRelease, readRunning, startedAt } from '@/tools/release/folders'
import { readHome, isHomePage } from '@/tools/release/home-page'
import { markInstanceDown } from '@/tools/release/mark-instance-down'
import { settingsChangedAt } from '@/tools/release/settings'
import { type Release, type Step } from '@/tools/release/step'
import { mustRun } from '@/tools/release/world'
import { Failure } from '@/tools/process/user-error'

const TRIES = 120
const PAUSE_MS = 500

/**
 * One path of each kind, to load its code: a static page, a call that uses the database, a page rendered on request.
 */
const WARM_UP = ['/', '/api/availability?tourId=1', '/your-stay/answer']

/** Steps that replace each program, one after the other. */
export function replacePrograms(host: Release['host']): readonly Step[] {
  return listPrograms(host).map((program) => ({
    doing: program.port === null ? 'Replace the worker' : `Replace the instance on port ${program.port}`,
    run: (release) =>
      program.port === null
        ? replaceWorker(release, program)
        : replaceInstance(release, program, program.port),
  }))
}

/** Restart the worker in any case, because it does not show whether it was interrupted halfway. */
async function replaceWorker(release: Release, program: Program): Promise<string> {
  const { host, world } = release
  await restart(release, program)
  await waitUntil(release, `the worker does not answer on port ${host.workerMetricsPort}`, async () => {
    const { status } = await world.ask(host.workerMetricsPort, '/metrics')
    return status === 200
  })
  return 'works'
}

async function replaceInstance(release: Release, program: Program, port: number): Promise<string> {
  const { host, world, target } = release
  const home = readHome(host, target)
  const isReady = async () =>
    (await world.ask(port, '/api/health')).status === 200 && isHomePage(home, await world.ask(port, '/'))
  const isCurrent =
    readRunning(host).get(program.name) === target && startedAt(host, program.name) >= settingsChangedAt(host)
  const isDone = isCurrent && (await isReady().catch(() => false))
  if (!isDone) {
    await setDown(release, port, true)
    await restart(release, program)
    await waitUntil(release, `the instance on port ${port} is not healthy with this build`, isReady)
    for (const path of WARM_UP) await world.ask(port, path)
  }
  await setDown(release, port, false)
  return isDone ? 'ran it already' : 'healthy and warm'
}

async function restart({ host, world, target }: Release, { name, unit }: Program): Promise<void> {
  linkRelease(host, name, target)
  await systemctl({ host, world }, 'restart', unit)
}

async function waitUntil({ world }: Release, fault: string, look: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await look().catch(() => false)) return
    await world.pause(PAUSE_MS)
  }
  throw new Failure(`After ${(TRIES * PAUSE_MS) / 1000} s, ${fault}. Its log: journalctl --unit='lumi-*'`)
}

/** Only nginx has a list of instances, because it never checks whether one is leaving. Caddy checks every instance. */
async function setDown({ host, world }: Release, port: number, isDown: boolean): Promise<void> {
  const { upstreamFile } = host
  if (!existsSync(upstreamFile)) return
  const list = readFileSync(upstreamFile, 'utf8')
  const next = markInstanceDown(list, port, isDown)
  if (next === list) return
  writeFileSync(upstreamFile, next)
  await systemctl({ host, world }, 'reload', 'nginx')
}

function systemctl(
  { host, world }: Pick<Release, 'host' | 'world'>,
  verb: 'restart' | 'reload',
  unit: string,
): Promise<string> {
  const asRoot = host.sudo ? [host.sudo, '--non-interactive'] : []
  return mustRun(world, [...asRoot, host.systemctl, verb, unit], path.resolve(host.folder))
}
