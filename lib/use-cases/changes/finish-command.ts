import 'server-only'
import { endCommand, findCommand } from '@/lib/db/history/commands'
import { inTransaction } from '@/lib/db/client'
import { lockDepartures } from '@/lib/db/departures/lock-departure'
import { releaseCommandRefunds } from '@/lib/db/money/refunds'
import { listReservedDepartures, releaseSeatReserves } from '@/lib/db/departures/seat-reserves'
import { enqueue, schedule } from '@/lib/queue/enqueue-job'

/**
 * Finish a command that can no longer be undone: its refunds become due, and the seats reserved for an undo are freed.
 */
export function finishCommand(id: string, now: Date): Promise<void> {
  return inTransaction(async (db) => {
    const command = await findCommand(db, id)
    if (!command || command.endedAt) return
    if (now < command.undoUntil) return schedule(db, 'end_command', id, command.undoUntil)
    await lockDepartures(db, await listReservedDepartures(db, id))
    if (!(await endCommand(db, id, { endedAt: now }))) return
    await releaseSeatReserves(db, id)
    for (const refund of await releaseCommandRefunds(db, id)) await enqueue(db, 'pay_refund', refund, now)
  })
}
