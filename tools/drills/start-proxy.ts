import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import getPort from 'get-port'
import { ask, type Address } from '@/tools/drills/ask'
import { host, type Host } from '@/tools/host/description'
import { renderFiles } from '@/tools/host/render-files'
import { makeCertificate } from '@/tools/drills/make-certificate'
import { markInstanceDown } from '@/tools/release/mark-instance-down'
import { Failure } from '@/tools/process/user-error'

export type Proxy = Address & {
  readonly version: string
  readonly httpPort: number
  /** The file with nginx's list of instances; empty for Caddy. */
  readonly upstreamFile: string
  readonly reload: () => void
  /** What a release does before it stops an instance, and after it has started one. */
  readonly takeOut: (port: number) => void
  readonly putBack: (port: number) => void
  readonly stop: () => Promise<void>
}

export type ProxyName = 'caddy' | 'nginx'

export const DOMAIN = 'www.lumi.test'
export const OTHER_DOMAIN = 'lumi.test'

const POLLS = 100
const POLL_MS = 100

/**
 * Start Debian's Caddy or nginx on loopback, with the configuration that `npm run host` renders for it. Throws
 * `Failure` if it is not installed or does not start.
 *
 * @param folder  for its files, absolute
 */
export async function startProxy(
  name: ProxyName,
  { folder, sitePorts }: { readonly folder: string; readonly sitePorts: readonly number[] },
): Promise<Proxy> {
  const program = findProgram(name)
  const certificate = path.join(folder, 'certificate.pem')
  const certificateKey = path.join(folder, 'key.pem')
  mkdirSync(folder, { recursive: true })
  makeCertificate({ certificate, key: certificateKey }, { names: [DOMAIN, OTHER_DOMAIN], days: 2 })
  const [httpPort, port, adminPort] = [await getPort(), await getPort(), await getPort()]
  const upstreamFile = path.join(folder, 'instances.conf')
  const files = renderFiles({
    ...host,
    ...{ domain: DOMAIN, otherDomain: OTHER_DOMAIN, httpPort, httpsPort: port, sitePorts: [...sitePorts] },
    upstreamFile,
    ...{ certificate, certificateKey, tls: `${certificate} ${certificateKey}` },
  })
  const { run, reload, mark, version } = { caddy: prepareCaddy, nginx: prepareNginx }[name]({
    ...{ folder, program, adminPort, files, upstreamFile },
  })
  const child = spawn(program, run, { stdio: ['ignore', 'ignore', 'pipe'], env: homeIn(folder) })
  const ended = once(child, 'exit')
  let said = ''
  child.stderr?.on('data', (text) => (said += String(text)))
  const address = { port, certificate: readFileSync(certificate, 'utf8'), name: DOMAIN }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for (let polls = 0; polls < POLLS && child.exitCode === null; polls++) {
    const answer = await ask(address, { path: '/api/alive' }).catch(() => null)
    // While no instance runs, the proxy responds with an error.
    if (answer) {
      const changes = {
        reload: () => reload(child),
        takeOut: (port: number) => mark(child, port, true),
        putBack: (port: number) => mark(child, port, false),
      }
      return { ...address, ...changes, version, httpPort, upstreamFile, stop }
    }
    await pause(POLL_MS)
  }
  await stop()
  throw new Failure(`${name} did not start:\n${said}`)
}

type Preparation = {
  readonly folder: string
  readonly program: string
  readonly adminPort: number
  readonly files: ReadonlyMap<string, string>
  readonly upstreamFile: string
}

export type Prepared = {
  readonly run: readonly string[]
  readonly reload: (child: ChildProcess) => void
  /** Marks an instance as down, or as up again. */
  readonly mark: (child: ChildProcess, port: number, isDown: boolean) => void
  readonly version: string
}

function prepareCaddy({ folder, program, adminPort, files }: Preparation): Prepared {
  const file = path.join(folder, 'Caddyfile')
  const admin = `127.0.0.1:${adminPort}`
  // Matches the first line of the global options, to add a listening address: on a live machine Caddy listens
  // everywhere.
  const text = textOf(files, 'caddyFile').replace(
    '\n{\n',
    `\n{\n\tadmin ${admin}\n\tdefault_bind 127.0.0.1\n`,
  )
  writeFileSync(file, text)
  const reloading = ['reload', '--config', file, '--address', admin, '--force']
  return {
    run: ['run', '--config', file],
    reload: () => void execFileSync(program, reloading, { env: homeIn(folder), stdio: 'ignore' }),
    // Caddy checks /api/alive on its own, so there is nothing to mark.
    mark: () => {},
    version: `Caddy ${execFileSync(program, ['version'], { encoding: 'utf8' }).trim()}`,
  }
}

export function prepareNginx({ folder, program, files, upstreamFile }: Preparation): Prepared {
  const [file, main] = [path.join(folder, 'site.conf'), path.join(folder, 'nginx.conf')]
  const text = textOf(files, 'nginxFile')
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replaceAll('listen ', 'listen 127.0.0.1:')
  writeFileSync(file, text)
  writeFileSync(upstreamFile, files.get(upstreamFile) ?? '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  // Like Debian's own nginx.conf, switch gzip on and allow 768 connections per process.
  writeFileSync(
    main,
    `daemon off;\nuser root;\npid ${folder}/nginx.pid;\nworker_processes 2;\nevents { worker_connections 768; }\n` +
      `http {\ngzip on;\naccess_log off;\n${temporary.join('\n')}\ninclude ${file};\n}\n`,
  )
  const version = execFileSync('sh', ['-c', `"${program}" -v 2>&1`], { encoding: 'utf8' })
  return {
    run: ['-p', folder, '-c', main, '-e', 'stderr'],
    reload: (child) => void child.kill('SIGHUP'),
    mark(child, port, isDown) {
      writeFileSync(upstreamFile, markInstanceDown(readFileSync(upstreamFile, 'utf8'), port, isDown))
      child.kill('SIGHUP')
    },
    version: version.trim().replace('nginx version: nginx/', 'nginx '),
  }
}

function textOf(files: ReadonlyMap<string, string>, place: keyof Host): string {
  return files.get(String(host[place])) ?? ''
}

function homeIn(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
}

export function findProgram(name: ProxyName): string {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
  const found = folders.map((folder) => path.join(folder, name)).find(isProgram)
  if (found) return found
  throw new Failure(
    `${name} is not in PATH. Without installing it: apt-get download ${name}, dpkg -x ${name}_*.deb FOLDER, and put ` +
      'FOLDER/usr/bin and FOLDER/usr/sbin into PATH.',
  )
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
