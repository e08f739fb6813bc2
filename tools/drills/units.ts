import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { type Host } from '@/tools/host/description'
import { renderFiles } from '@/tools/host/render-files'
import { type Program, startNodeProgram } from '@/tools/process/start-node-program'
import { withoutSiteSettings } from '@/tools/suites/without-site-settings'

/** Runs the systemd units of `npm run host` without systemd: each as its file says, but not sandboxed. */
export type UnitRunner = {
  /** Path of a program that takes the arguments of systemd's `systemctl`. */
  readonly systemctl: string
  readonly stop: (unit: string) => Promise<void>
  readonly stopAll: () => Promise<void>
}

/**
 * Create a stand-in for systemd.
 *
 * @param describe  describes the machine, once the path of `systemctl` is known
 * @param reload    what `systemctl reload nginx` does
 */
export async function startUnitRunner(
  folder: string,
  describe: () => Host,
  reload: () => void,
): Promise<UnitRunner> {
  const running = new Map<string, Program>()
  const stop = async (unit: string) => {
    await running.get(unit)?.stop()
    running.delete(unit)
  }
  const restart = async (unit: string) => {
    await stop(unit)
    running.set(unit, startUnit(describe(), unit))
  }
  const server = createServer((request, response) => {
    const [verb, unit = ''] = (request.url ?? '').slice(1).split('/')
    const done = verb === 'restart' ? restart(unit) : Promise.resolve(reload())
    done.then(
      () => response.end(),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const systemctl = path.join(folder, 'systemctl')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    systemctl,
    `#!${process.execPath}\nfetch('http://127.0.0.1:${port}/' + process.argv.slice(2).join('/')).then(\n` +
      '  async (answer) => { if (!answer.ok) throw new Error(await answer.text()) })\n',
    { mode: 0o755 },
  )
  const stopAll = async () => {
    await Promise.all([...running.keys()].map(stop))
    server.close()
  }
  return { systemctl, stop, stopAll }
}

function startUnit(host: Host, unit: string): Program {
  const [name = '', instance] = unit.split('@')
  const file = path.join(host.unitFolder, `${name}${instance ? '@' : ''}.service`)
  const text = (renderFiles(host).get(file) ?? '')
    .replaceAll('%i', instance ?? '')
    .replaceAll('%d', host.secrets)
  const valuesOf = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.+)$`, 'gm'))].map(([, value = '']) => value)
  const [start = ''] = valuesOf('ExecStart')
  const [folder = ''] = valuesOf('WorkingDirectory')
  const settings = valuesOf('Environment').flatMap((line) => line.split(' ').map((one) => one.split('=')))
  return startNodeProgram(start.split(' ').slice(1), {
    cwd: realpathSync(folder),
    env: { ...withoutSiteSettings(process.env), ...Object.fromEntries(settings) },
    isShown: true,
  })
}
