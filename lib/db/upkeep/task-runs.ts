import 'server-only'
import { type Db } from '@/lib/db/client'

/** Record that a scheduled task has succeeded just now, by the database's clock. */
export async function recordTaskRun(db: Db, task: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO task_runs (task, finished_at) VALUES (${task}, now())
    ON CONFLICT (task) DO UPDATE SET finished_at = excluded.finished_at`
}
