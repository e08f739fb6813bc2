import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import next from 'next'
import { samples } from '@/content/samples'
import { buildFolder, env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { handleRequests } from '@/lib/server/request/handle-requests'
import { claimBackgroundWork } from '@/lib/server/process/background-work'
import { readBuiltFiles } from '@/lib/server/request/built-files'
import { readBuiltSite } from '@/lib/server/build/built-site'
import { createSiteServer } from '@/lib/server/process/create-site-server'
import { trackConnections } from '@/lib/server/process/track-connections'
import { loadEnvOrExit } from '@/lib/server/process/load-env-or-exit'
import { listInlineScriptHashes } from '@/lib/server/build/list-inline-script-hashes'
import { refuseSampleContent } from '@/lib/server/process/refuse-sample-content'
import { listPublicFiles } from '@/lib/server/request/public-files'
import { stopGracefullyOnSignal } from '@/lib/server/process/stop-gracefully-on-signal'

/*
 * `npm start`: the site's own server, with Next behind it as documented:
 * https://nextjs.org/docs/app/guides/custom-server. The build bundles it into one file, see lib/server/build/build.ts.
 */

void serve()

async function serve(): Promise<void> {
  loadEnvOrExit()
  const refusal = refuseSampleContent({ STRIPE_SECRET_KEY: env().STRIPE_SECRET_KEY }, samples)
  if (refusal) {
    console.error(refusal)
    process.exit(1)
  }
  const { PORT: port, TRUSTED_PROXY_HOPS: trustedHops, KEEP_ALIVE_SECONDS: keepAliveSeconds } = env()
  const background = claimBackgroundWork()
  // Next would claim protocol upgrades (WebSockets) on our server and leave them unanswered, so it gets a server that
  // receives no requests.
  const app = next({ dev: false, port, httpServer: createServer() })
  const built = readBuiltSite(buildFolder)
  const errorPages = built.errorPages.map((file) => readFileSync(path.join(buildFolder, file), 'utf8'))
  await app.prepare()
  const answer = handleRequests({
    trustedHops,
    builtFiles: readBuiltFiles(buildFolder, built),
    publicFiles: listPublicFiles('public'),
    errorScripts: [...new Set(errorPages.flatMap(listInlineScriptHashes))],
    next: app.getRequestHandler(),
  })
  const server = createSiteServer(answer, keepAliveSeconds)
  const close = trackConnections(server)
  server.once('error', (err) => {
    log().fatal({ err, port }, 'the site cannot be served')
    process.exit(1)
  })
  server.listen(port, () => log().info({ address: server.address() }, 'the site is served'))
  stopGracefullyOnSignal(async () => {
    await Promise.all([close(), background()?.stop()])
    await background()?.closeDatabase()
  })
}
