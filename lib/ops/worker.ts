import { closeDatabase } from '@/lib/db/client'
import { log } from '@/lib/log/log'
import { exitOnBadEnv } from '@/lib/ops/exit-on-bad-env'
import { startWorker } from '@/lib/ops/start-worker'

/* `npm run worker`: letters, refunds and lapses in a process of their own. */

exitOnBadEnv()
const worker = startWorker()
log().info('worker started')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    log().info('worker stopping: what is under way is finished')
    void worker
      .stop()
      .then(closeDatabase)
      .then(() => process.exit(0))
  })
}
