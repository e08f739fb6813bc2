import { closeDatabase } from '@/lib/db/client'
import { now, watchClock } from '@/lib/db/clock'
import { log } from '@/lib/observability/log'
import { exitOnBadEnv } from '@/lib/server/exit-on-bad-env'
import { startMetrics } from '@/lib/server/start-metrics'
import { startWorker } from '@/lib/server/start-worker'
import { tellOfOrphans } from '@/lib/server/tell-of-orphans'
import { stopGracefully } from '@/lib/server/stop-gracefully'

/* `npm run worker`: e-mails, refunds and lapses in a process of their own. */

exitOnBadEnv()
const worker = startWorker()
const metrics = startMetrics()
log().info('worker started')
watchClock()
void tellOfOrphans(now())
stopGracefully(async () => {
  await Promise.all([worker.stop(), metrics.stop()])
  await closeDatabase()
})
