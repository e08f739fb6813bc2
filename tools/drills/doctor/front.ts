import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeCertificate } from '@/tools/drills/make-certificate'
import { DOMAIN, findProgram, OTHER_DOMAIN, prepareNginx } from '@/tools/drills/start-proxy'
import { host } from '@/tools/host/description'
import { renderFiles } from '@/tools/host/render-files'
import { Failure } from '@/tools/process/user-error'

/** A loopback address that nothing else uses: like visitors, the doctor connects to ports 80 and 443. */
export const PUBLIC_ADDRESS = '127.0.40.1'

/** One certificate for the site and its mail server. */
const NAMES = [DOMAIN, OTHER_DOMAIN, 'mail.lumi.test']
/** How long to wait until nginx has started, or its new workers have taken over. */
const RELOADED_MS = 500

export type Front = {
  readonly version: string
  readonly certificate: string
  readonly key: string
  /** The certificate authorities that visitors trust. */
  readonly trusted: string
  /** Changes the text of nginx's configuration; without a function, restores the original. */
  readonly change: (edit?: (text: string) => string) => Promise<void>
  readonly useCertificate: (kind?: CertificateKind) => Promise<void>
  readonly stop: () => Promise<void>
}

type CertificateKind = {
  readonly names?: readonly string[]
  readonly days?: number
  readonly isTrusted?: boolean
}

/**
 * Start Debian's nginx with the configuration that `npm run host` renders, on ports 80 and 443 of a loopback address.
 */
export async function startFront(folder: string, sitePort: number): Promise<Front> {
  mkdirSync(folder, { recursive: true })
  const program = findProgram('nginx')
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')]
  const trusted = path.join(folder, 'trusted.pem')
  const make = ({ names = NAMES, days = 90, isTrusted = true }: CertificateKind = {}) => {
    makeCertificate({ certificate, key }, { names, days })
    if (isTrusted) appendFileSync(trusted, readFileSync(certificate))
  }
  make()
  const upstreamFile = path.join(folder, 'instances.conf')
  const files = renderFiles({
    ...host,
    upstreamFile,
    ...{ domain: DOMAIN, otherDomain: OTHER_DOMAIN, sitePorts: [sitePort] },
    ...{ certificate, certificateKey: key, tls: `${certificate} ${key}` },
  })
  const { run, reload, version } = prepareNginx({ folder, program, adminPort: 0, files, upstreamFile })
  const file = path.join(folder, 'site.conf')
  const own = readFileSync(file, 'utf8').replaceAll('listen 127.0.0.1:', `listen ${PUBLIC_ADDRESS}:`)
  writeFileSync(file, own)
  const child = spawn(program, run, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  // nginx exits at once if it cannot start.
  await pause(RELOADED_MS)
  if (child.exitCode !== null) throw new Failure(`nginx did not start:\n${said}`)
  const apply = async () => {
    reload(child)
    await pause(RELOADED_MS)
  }
  return {
    ...{ version, certificate, key, trusted },
    async change(edit = (text) => text) {
      const text = edit(own)
      writeFileSync(file, text)
      await apply()
    },
    async useCertificate(kind) {
      make(kind)
      await apply()
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
