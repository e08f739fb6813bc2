import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { samples } from '@/content/samples'
import { loadSettings } from '@/lib/server/load-settings'
import { collectPageHashes } from '@/lib/server/page-hashes'
import { packBuild } from '@/lib/server/pack-build'
import { refuseSamples } from '@/lib/server/refuse-samples'

/*
 * `npm run build`: build, collect the hashes of every page's inline scripts, and build again with a policy that names
 * them. Both builds have one id, so that the second writes the same pages; it fails if it does not. Last, everything
 * that is served as it is gets compressed.
 */

const BUILD = '.next'

void buildTwice()

async function buildTwice(): Promise<void> {
  loadSettings(process.cwd(), { isDevelopment: false })
  const refusal = refuseSamples(process.env, samples)
  if (refusal) {
    console.error(refusal)
    process.exitCode = 1
    return
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'site-build-'))
  const settings = { ...process.env, BUILD_ID: randomBytes(9).toString('base64url') }
  const PAGE_HASHES_FILE = path.join(folder, 'page-hashes.json')
  try {
    if (!(await build(settings))) return
    const hashes = JSON.stringify(collectPageHashes(BUILD))
    writeFileSync(PAGE_HASHES_FILE, hashes)
    if (!(await build({ ...settings, PAGE_HASHES_FILE }))) return
    if (JSON.stringify(collectPageHashes(BUILD)) !== hashes) {
      console.error(
        'The two builds wrote different inline scripts: the policy would keep pages from running.',
      )
      process.exitCode = 1
      return
    }
    await packBuild(BUILD)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Answers whether it went well; what it says is shown. */
async function build(env: NodeJS.ProcessEnv): Promise<boolean> {
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env,
    stdio: 'inherit',
  })
  const stop = (signal: NodeJS.Signals) => void next.kill(signal)
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const [code] = await once(next, 'exit')
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (code !== 0) process.exitCode = typeof code === 'number' ? code : 1
  return code === 0
}
