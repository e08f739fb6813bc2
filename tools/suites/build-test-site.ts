import { rmSync } from 'node:fs'
import getPort from 'get-port'
import { dataFolder } from '@/tools/data-folder'
import { type Disposables } from '@/tools/process/disposables'
import { type Settings } from '@/tools/process/environment-variables'
import { buildSite } from '@/tools/site/build-site'
import { siteEnvironment } from '@/tools/site/environment'

export type TestSiteBuild = {
  /** The build's folder for `NEXT_DIST_DIR`, relative, as Next expects it. */
  readonly folder: string
  /** The port for a site that browsers visit: the build contains the site's URL, and so this port. */
  readonly port: number
}

/** Build the site once for all suites of a run. The build is deleted when the run ends. */
export async function buildTestSite(
  given: Settings,
  { disposables, signal }: { readonly disposables: Disposables; readonly signal: AbortSignal },
): Promise<TestSiteBuild> {
  const name = `test_build_${process.pid}`
  disposables.add(async () => rmSync(dataFolder(name), { recursive: true, force: true }))
  const port = await getPort()
  const env = siteEnvironment(given, { port, databaseUrl: '', stripeUrl: '', smtpUrl: '' })
  return { folder: await buildSite(name, { env, signal }), port }
}
