import { dataFolder } from '@/tools/data-folder'
import { stopAbandonedPostgres } from '@/tools/postgres/start-postgres'
import { runUntilStopped } from '@/tools/process/run-until-stopped'

/* After a command that was killed: its servers go, unless another command uses them. */
void runUntilStopped(async () => {
  for (const kind of ['postgres', 'test-postgres']) await stopAbandonedPostgres(dataFolder(kind))
  return 0
})
