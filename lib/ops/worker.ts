import { closeDatabase } from '@/lib/db/client'
import { exitOnBadEnv } from '@/lib/ops/exit-on-bad-env'
import { startWorker } from '@/lib/ops/start-worker'

/* `npm run worker`: letters, refunds and lapses in a process of their own. */

exitOnBadEnv()
const worker = startWorker()
console.log('Worker started: letters, refunds, lapses.')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log('Worker stopping: finishing what is under way.')
    void worker
      .stop()
      .then(closeDatabase)
      .then(() => process.exit(0))
  })
}
