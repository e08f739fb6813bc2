import { setTimeout as pause } from 'node:timers/promises'
import { type Site } from '@/tests/support/a-site'

/** E-mails that a process may have in hand, see lib/server/process/start-worker.ts: sent, and not yet marked as sent. */
export const IN_HAND = 4

/** SIGKILL, in the middle of whatever it does, and after a moment the start that any host makes by itself. */
export async function killAndRestart(site: Site): Promise<void> {
  await site.kill()
  await pause(1_500)
  await site.start()
}
