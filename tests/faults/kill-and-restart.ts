import { setTimeout as pause } from 'node:timers/promises'
import { type Site } from '@/tests/support/a-site'

/** E-mails that a process may have sent and not yet marked as sent; see lib/server/process/start-worker.ts. */
export const IN_HAND = 4

/** Send SIGKILL at a random moment, then start again as any host does automatically. */
export async function killAndRestart(site: Site): Promise<void> {
  await site.kill()
  await pause(1_500)
  await site.start()
}
