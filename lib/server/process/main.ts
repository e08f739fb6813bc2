import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import next from 'next'
import { samples } from '@/content/samples'
import { listUnsigned } from '@/content/sign-offs'
import { buildFolder, env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { handleRequests } from '@/lib/server/request/handle-requests'
import { claimBackgroundWork } from '@/lib/server/process/background-work'
import { readBuiltFiles } from '@/lib/server/request/built-files'
import { recordBuild } from '@/lib/server/build/record-build'
import { readBuiltSite } from '@/lib/server/build/built-site'
import { createSiteServer } from '@/lib/server/process/create-site-server'
import { trackConnections } from '@/lib/server/process/track-connections'
import { loadEnvOrExit } from '@/lib/server/process/load-env-or-exit'
import { listInlineScriptHashes } from '@/lib/server/build/list-inline-script-hashes'
import { refuseSampleContent } from '@/lib/server/process/refuse-sample-content'
import { listPublicFiles } from '@/lib/server/request/public-files'
import { siteHeaders } from '@/lib/server/request/security-headers'
import { shareAssets } from '@/lib/server/request/shared-assets'
import { startLeaving } from '@/lib/observability/leaving'
import { setRunningBuild } from '@/lib/observability/running-build'
import { setBuiltSettings } from '@/lib/server/process/set-built-settings'
import { stopGracefullyOnSignal } from '@/lib/server/process/stop-gracefully-on-signal'

/*
 * `npm start`: the site's own server, with Next behind it as documented:
 * https://nextjs.org/docs/app/guides/custom-server. The build bundles it into one file, see
 * lib/server/build/bundle-programs.ts.
 */

/**
 * How long a proxy needs to notice that this process is leaving: two of its health checks, 2 s apart, and one that was
 * just answered. Until then requests are answered, because no proxy repeats a POST.
 */
const LEAVE_MS = 6_000

const LOOPBACK = '127.0.0.1'

void serve()

async function serve(): Promise<void> {
  loadEnvOrExit()
  const { STRIPE_SECRET_KEY, LOCALES } = env()
  const refusal = refuseSampleContent({ STRIPE_SECRET_KEY }, [...samples, ...listUnsigned(LOCALES)])
  if (refusal) {
    console.error(refusal)
    process.exit(1)
  }
  const { PORT: port, TRUSTED_PROXY_HOPS: trustedHops, KEEP_ALIVE_SECONDS: keepAliveSeconds } = env()
  const hasProxy = trustedHops > 0
  const headers = siteHeaders(env().HSTS)
  const background = claimBackgroundWork()
  setBuiltSettings(buildFolder)
  // Next would claim protocol upgrades (WebSockets) on our server and leave them unanswered, so it is given a server
  // that receives no requests.
  const app = next({ dev: false, port, httpServer: createServer() })
  const built = readBuiltSite(buildFolder)
  recordBuild(buildFolder)
  setRunningBuild(built.buildId)
  const errorPages = built.errorPages.map((file) => readFileSync(path.join(buildFolder, file), 'utf8'))
  await app.prepare()
  const builtFiles = readBuiltFiles(buildFolder, built, headers)
  const sharedAssets = env().SHARED_ASSETS
  try {
    if (sharedAssets) shareAssets(sharedAssets, builtFiles)
  } catch (err) {
    log().fatal({ err }, 'the scripts and styles of this build cannot be shared')
    process.exit(1)
  }
  const answer = handleRequests({
    trustedHops,
    builtFiles,
    sharedAssets,
    publicFiles: listPublicFiles('public'),
    headers,
    errorScripts: [...new Set(errorPages.flatMap(listInlineScriptHashes))],
    next: app.getRequestHandler(),
  })
  const server = createSiteServer(answer, keepAliveSeconds)
  const connections = trackConnections(server)
  server.once('error', (err) => {
    log().fatal({ err, port }, 'the site cannot be served')
    process.exit(1)
  })
  // Behind a proxy, listen only on this machine: anyone who bypasses the proxy could claim any client address.
  const host = env().HOST || (hasProxy ? LOOPBACK : undefined)
  server.listen({ port, host }, () => log().info({ address: server.address() }, 'the site is served'))
  stopGracefullyOnSignal({
    async leave() {
      startLeaving()
      connections.announceClose()
      if (hasProxy) await pause(LEAVE_MS)
    },
    async finish() {
      await Promise.all([connections.close(), background()?.stop()])
      await background()?.closeDatabase()
    },
  })
}
