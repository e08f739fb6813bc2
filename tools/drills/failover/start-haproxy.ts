import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import getPort from 'get-port'
import { waitUntil } from '@/tools/drills/failover/pair'
import { host } from '@/tools/host/description'
import { renderFiles } from '@/tools/host/render-files'
import { type Disposables } from '@/tools/process/disposables'
import { Failure } from '@/tools/process/user-error'

const PROGRAM = '/usr/sbin/haproxy'

export type Haproxy = {
  readonly port: number
  /** Does what a person does after a promotion: changes the address, and reloads. */
  readonly pointTo: (port: number) => void
}

/**
 * Start Debian's HAProxy on loopback, with the configuration that `npm run host` renders. Throws `Failure` if it is not
 * installed or does not start.
 *
 * @param folder        for its configuration, absolute
 * @param databasePort  where the primary listens
 */
export async function startHaproxy(
  folder: string,
  databasePort: number,
  disposables: Disposables,
): Promise<Haproxy> {
  if (!existsSync(PROGRAM)) throw new Failure('HAProxy is not installed: apt install haproxy')
  mkdirSync(folder, { recursive: true })
  const [port, file] = [await getPort(), path.join(folder, 'haproxy.cfg')]
  const write = (primary: number) => {
    const asked = { ...host, haproxyPort: port, primaryAddress: `127.0.0.1:${primary}` }
    const text = renderFiles(asked).get(host.haproxyFile) ?? ''
    // Only root may switch to another user, so drop those lines for anyone else.
    writeFileSync(file, process.getuid?.() === 0 ? text : text.replaceAll(/^ +(user|group) .*\n/gm, ''))
  }
  write(databasePort)
  const child = spawn(PROGRAM, ['-W', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  const ended = once(child, 'exit')
  disposables.add(async () => {
    child.kill('SIGTERM')
    await ended
  })
  await Promise.race([
    waitUntil(() => isListening(port)),
    ended.then(() => Promise.reject(new Failure(`HAProxy did not start:\n${said}`))),
  ])
  return {
    port,
    pointTo(primary) {
      write(primary)
      child.kill('SIGUSR2')
    },
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port })
  const answers = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return answers
}
