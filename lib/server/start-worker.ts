import { backgroundPool } from '@/lib/db/client'
import { deliverLetter } from '@/lib/desk/deliver-letter'
import { forgetOutdatedPeople } from '@/lib/desk/forget-outdated'
import { lapseDeparture, lapseOverdue } from '@/lib/desk/lapse-overdue'
import { payRefund } from '@/lib/desk/pay-refund'
import { requeueLost } from '@/lib/desk/requeue-lost'
import { settleDue } from '@/lib/desk/settle-due'
import { sweepCounts } from '@/lib/desk/sweep-counts'
import { type Crew, type Queue, runQueue } from '@/lib/queue/run-queue'

/** Letters have places of their own: a slow Stripe never delays one, and a slow mail server delays no refund. */
const LETTERS: Crew = {
  handlers: { send_letter: (id, now) => deliverLetter(String(id), now) },
  places: 4,
}

/** In UTC, the nightly ones when Finland sleeps; those that a stopped site missed are made up for within a day. */
const SCHEDULE = `
* * * * * lapse_overdue ?jobKey=lapse_overdue
*/5 * * * * requeue_lost ?jobKey=requeue_lost
17 1 * * * forget_outdated ?fill=1d&jobKey=forget_outdated
27 1 * * * sweep_counts ?fill=1d&jobKey=sweep_counts
`

const CHORES: Crew = {
  handlers: {
    pay_refund: (id, now) => payRefund(String(id), now),
    settle_checkout: (id, now) => settleDue(String(id), now),
    lapse_departure: (id, now) => lapseDeparture(Number(id), now),
    lapse_overdue: (_id, now) => lapseOverdue(now),
    forget_outdated: (_id, now) => forgetOutdatedPeople(now),
    sweep_counts: (_id, now) => sweepCounts(now),
    requeue_lost: (_id, now) => requeueLost(now),
  },
  places: 4,
  crontab: SCHEDULE,
}

export const CREWS = [LETTERS, CHORES]

/** Do what must follow bookings. Any number of processes may share one database. */
export function startWorker(): Queue {
  return runQueue(backgroundPool(), CREWS)
}
