import { backgroundPool } from '@/lib/db/client'
import { runCommand } from '@/lib/ops/run-command'
import { installQueue } from '@/lib/queue/install-queue'

/* The second half of `npm run db:migrate`: the job queue's own tables. */

void runCommand(() => installQueue(backgroundPool()))
