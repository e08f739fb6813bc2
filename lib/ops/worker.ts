import { log } from '@/lib/log/log'
import { exitOnBadEnv } from '@/lib/ops/exit-on-bad-env'
import { startMetrics } from '@/lib/ops/start-metrics'
import { startWorker } from '@/lib/ops/start-worker'
import { stopGracefully } from '@/lib/ops/stop-gracefully'

/* `npm run worker`: letters, refunds and lapses in a process of their own. */

exitOnBadEnv()
const worker = startWorker()
const metrics = startMetrics()
log().info('worker started')
stopGracefully(() => Promise.all([worker.stop(), metrics.stop()]))
