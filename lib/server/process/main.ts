import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import next from 'next'
import { samples } from '@/content/samples'
import { buildFolder, env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { handleRequests } from '@/lib/server/request/handle-requests'
import { claimBackground } from '@/lib/server/process/background'
import { readBuiltFiles } from '@/lib/server/request/built-files'
import { readBuiltSite } from '@/lib/server/build/built-site'
import { openServer } from '@/lib/server/process/open-server'
import { trackConnections } from '@/lib/server/process/track-connections'
import { loadEnvOrExit } from '@/lib/server/process/load-env-or-exit'
import { inlineScriptHashes } from '@/lib/server/build/page-hashes'
import { refuseSamples } from '@/lib/server/process/refuse-samples'
import { listPublicFiles } from '@/lib/server/request/public-files'
import { stopGracefully } from '@/lib/server/process/stop-gracefully'

/*
 * `npm start`: the site's own server, with Next behind it as documented:
 * https://nextjs.org/docs/app/guides/custom-server. The build bundles it into one file, see lib/server/build/build.ts.
 */

void serve()

async function serve(): Promise<void> {
  loadEnvOrExit()
  const refusal = refuseSamples({ STRIPE_SECRET_KEY: env().STRIPE_SECRET_KEY }, samples)
  if (refusal) {
    console.error(refusal)
    process.exit(1)
  }
  const { PORT: port, TRUSTED_PROXY_HOPS: trustedHops, KEEP_ALIVE_SECONDS: keepAliveSeconds } = env()
  const background = claimBackground()
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
    errorScripts: [...new Set(errorPages.flatMap(inlineScriptHashes))],
    next: app.getRequestHandler(),
  })
  const server = openServer(answer, keepAliveSeconds)
  const close = trackConnections(server)
  server.once('error', (err) => {
    log().fatal({ err, port }, 'the site cannot be served')
    process.exit(1)
  })
  server.listen(port, () => log().info({ address: server.address() }, 'the site is served'))
  stopGracefully(async () => {
    await Promise.all([close(), background()?.stop()])
    await background()?.closeDatabase()
  })
}
