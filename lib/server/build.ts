import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { samples } from '@/content/samples'
import { buildFolder } from '@/lib/env'
import { buildServer } from '@/lib/server/build-server'
import { compressBuild } from '@/lib/server/compress-build'
import { loadEnvFiles } from '@/lib/server/load-env-files'
import { refuseSamples } from '@/lib/server/refuse-samples'
import { writePagePolicies } from '@/lib/server/write-page-policies'

/*
 * `npm run build`: Next builds the site and says what it consists of; each page is told which scripts may run in it;
 * everything that is served as it is gets compressed; and the server that serves it becomes one file. A platform that
 * names an adapter of its own serves what Next has built by itself.
 *
 * With `--quick` less time is spent on compressing, for visitors on the same machine.
 */

const isQuick = process.argv.includes('--quick')
const OWN_ADAPTER = path.resolve('lib/server/build-adapter.mjs')

void buildSite()

async function buildSite(): Promise<void> {
  loadEnvFiles(process.cwd(), { isDevelopment: false })
  const refusal = refuseSamples(process.env, samples)
  if (refusal) {
    console.error(refusal)
    process.exitCode = 1
    return
  }
  const adapter = process.env.NEXT_ADAPTER_PATH || OWN_ADAPTER
  process.exitCode = await runNext({ ...process.env, NEXT_ADAPTER_PATH: adapter })
  if (process.exitCode !== 0 || adapter !== OWN_ADAPTER) return
  writePagePolicies(buildFolder)
  await Promise.all([compressBuild(buildFolder, { isQuick }), buildServer(buildFolder)])
}

/** What it says is shown. Answers its exit code. */
async function runNext(env: NodeJS.ProcessEnv): Promise<number> {
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env,
    stdio: 'inherit',
  })
  const stop = (signal: NodeJS.Signals) => void next.kill(signal)
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const [code] = await once(next, 'exit')
  process.off('SIGINT', stop).off('SIGTERM', stop)
  return typeof code === 'number' ? code : 1
}
