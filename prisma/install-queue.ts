import { backgroundPool } from '@/lib/db/client'
import { isDevelopment } from '@/lib/env'
import { runCommand } from '@/lib/commands/run-command'
import { installQueue } from '@/lib/queue/install-queue'
import { loadEnvFiles } from '@/lib/server/load-env-files'

/* The second half of `npm run db:migrate`: the job queue's own tables. */

loadEnvFiles(process.cwd(), { isDevelopment })
void runCommand(() => installQueue(backgroundPool()))
