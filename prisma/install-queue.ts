import { backgroundPool } from '@/lib/db/client'
import { isDevelopment } from '@/lib/env'
import { runCommand } from '@/lib/commands/run-command'
import { installQueue } from '@/lib/queue/install-queue'
import { loadSettings } from '@/lib/server/load-settings'

/* The second half of `npm run db:migrate`: the job queue's own tables. */

loadSettings(process.cwd(), { isDevelopment })
void runCommand(() => installQueue(backgroundPool()))
