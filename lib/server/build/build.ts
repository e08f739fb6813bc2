import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { samples } from '@/content/samples'
import { listUnsigned } from '@/content/sign-offs'
import { buildFolder } from '@/lib/env'
import { siteLanguages } from '@/lib/env'
import { bundleOfficeScript, writeOfficeScript } from '@/lib/server/build/bundle-office-script'
import { bundlePrograms } from '@/lib/server/build/bundle-programs'
import { compressBuild } from '@/lib/server/build/compress-build'
import { loadEnvFiles } from '@/lib/server/process/load-env-files'
import { refuseSampleContent } from '@/lib/server/process/refuse-sample-content'
import { setMissingStatus } from '@/lib/server/build/set-missing-status'
import { writePagePolicies } from '@/lib/server/build/write-page-policies'

/*
 * `npm run build`: Next builds the site and lists its files; each page gets a policy for its scripts; pages for unknown
 * addresses get their status; the office's script is added; static files are compressed; and each of our programs is bundled into one file. A platform
 * with its own adapter serves Next's build without the later steps.
 * `--quick` compresses less and bundles only the site, for use on the same machine.
 */

const isQuick = process.argv.includes('--quick')
const OWN_ADAPTER = path.resolve('lib/server/build/build-adapter.mjs')

void buildSite()

async function buildSite(): Promise<void> {
  loadEnvFiles(process.cwd(), { isDevelopment: false })
  const refusal = refuseBuild()
  if (refusal) {
    console.error(refusal)
    process.exitCode = 1
    return
  }
  const adapter = process.env.NEXT_ADAPTER_PATH || OWN_ADAPTER
  const script = adapter === OWN_ADAPTER ? await bundleOfficeScript() : null
  process.exitCode = await runNext({
    ...process.env,
    NEXT_ADAPTER_PATH: adapter,
    BUILT_OFFICE_SCRIPT: script?.url,
  })
  if (process.exitCode !== 0 || !script) return
  writeOfficeScript(buildFolder, script)
  writePagePolicies(buildFolder)
  setMissingStatus(buildFolder)
  await Promise.all([compressBuild(buildFolder, { isQuick }), bundlePrograms(buildFolder, { isQuick })])
}

/** Explain why this site must not be built; null if it may be. */
function refuseBuild(): string | null {
  try {
    return refuseSampleContent(process.env, [...samples, ...listUnsigned(siteLanguages())])
  } catch (error) {
    return `LOCALES: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Run a Next command, show its output and return its exit code. */
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
