import { actAs } from '@/lib/db/history/actor'
import { backgroundPool, database, withPool } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { recordTaskRun } from '@/lib/db/upkeep/task-runs'
import { deleteWorkers, listLiveWorkers, recordWorkers } from '@/lib/db/upkeep/workers'
import { finishCommand } from '@/lib/use-cases/changes/finish-command'
import { queueTourEmails } from '@/lib/use-cases/scheduled/queue-tour-emails'
import { queueDayLists } from '@/lib/use-cases/scheduled/queue-day-lists'
import { deliverEmail } from '@/lib/use-cases/delivery/deliver-email'
import { endChoice } from '@/lib/use-cases/changes/end-choice'
import { offerLateChoice } from '@/lib/use-cases/changes/offer-late-choice'
import { applyRetention } from '@/lib/use-cases/scheduled/apply-retention'
import { offerFreeSeats } from '@/lib/use-cases/waiting-list/offer-free-seats'
import { expireHolds } from '@/lib/use-cases/seats/expire-holds'
import { checkBooksNightly } from '@/lib/use-cases/scheduled/check-books-nightly'
import { enqueueHoldExpiry } from '@/lib/use-cases/scheduled/enqueue-hold-expiry'
import { enqueuePlaceOffers } from '@/lib/use-cases/scheduled/enqueue-place-offers'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'
import { payRefund } from '@/lib/use-cases/payments/pay-refund'
import { remindOfPaymentDetails } from '@/lib/use-cases/scheduled/remind-of-payment-details'
import { requeueLostJobs } from '@/lib/use-cases/scheduled/requeue-lost-jobs'
import { reconcileCheckout } from '@/lib/use-cases/payments/reconcile-checkout'
import { purgeExpiredRecords } from '@/lib/use-cases/scheduled/purge-expired-records'
import { askAboutLights } from '@/lib/use-cases/scheduled/ask-about-lights'
import { queueWeekAheadEmail } from '@/lib/use-cases/scheduled/queue-week-ahead-email'
import { type WorkerRegistry } from '@/lib/queue/heartbeat'
import { type TaskName, type ScheduledTaskName } from '@/lib/queue/jobs'
import {
  type JobHandler,
  type JobHandlers,
  type RunningQueue,
  runQueue,
  type TaskGroup,
} from '@/lib/queue/run-queue'

/** Run a job with its own database connections, so that a slow job never takes one from a visitor. */
function inBackground(work: (id: string, at: Date) => Promise<unknown>): JobHandler {
  return (id) => actAs('worker', () => withPool('background', () => work(String(id), now())))
}

/** Run a scheduled task, and record when it succeeded. */
function onSchedule(task: ScheduledTaskName, run: (at: Date) => Promise<unknown>): JobHandler {
  return inBackground(async (_id, at) => {
    await run(at)
    await recordTaskRun(database(), task)
  })
}

/** E-mails have workers of their own, so that a slow Stripe never delays an e-mail, nor a slow mail server a refund. */
const EMAIL_HANDLERS = { send_email: inBackground(deliverEmail) } satisfies JobHandlers
const EMAIL_TASKS: TaskGroup = { handlers: EMAIL_HANDLERS, concurrency: 4 }

/**
 * Cron times in UTC. The nightly tasks run in the small hours in Finland; if the site was down, they run late, up to a
 * day after (`fill`).
 */
const SCHEDULE: Readonly<Record<ScheduledTaskName, { readonly at: string; readonly fill?: string }>> = {
  lapse_overdue: { at: '* * * * *' },
  offer_places: { at: '* * * * *' },
  write_day_lists: { at: '* * * * *' },
  requeue_lost: { at: '*/5 * * * *' },
  remind_details: { at: '*/10 * * * *' },
  write_around_tours: { at: '*/10 * * * *' },
  write_week_ahead: { at: '*/10 * * * *' },
  ask_about_lights: { at: '*/10 * * * *' },
  apply_retention: { at: '17 1 * * *', fill: '1d' },
  purge_counters: { at: '27 1 * * *', fill: '1d' },
  check_books: { at: '47 1 * * *', fill: '1d' },
}

/** Each task's line has a job key, so that at most one job of it is waiting. */
const CRONTAB = Object.entries(SCHEDULE)
  .map(([task, { at, fill }]) => `${at} ${task} ?${fill ? `fill=${fill}&` : ''}jobKey=${task}`)
  .join('\n')

const OTHER_TASKS: TaskGroup = {
  handlers: {
    pay_refund: inBackground(payRefund),
    follow_payment: inBackground(syncPayment),
    reconcile_checkout: inBackground(reconcileCheckout),
    end_command: inBackground(finishCommand),
    end_choice: inBackground(endChoice),
    join_dark_night: inBackground(offerLateChoice),
    lapse_departure: inBackground((id, at) => expireHolds(Number(id), at)),
    offer_departure: inBackground((id, at) => offerFreeSeats(Number(id), at)),
    offer_places: onSchedule('offer_places', enqueuePlaceOffers),
    lapse_overdue: onSchedule('lapse_overdue', enqueueHoldExpiry),
    remind_details: onSchedule('remind_details', remindOfPaymentDetails),
    write_around_tours: onSchedule('write_around_tours', queueTourEmails),
    write_week_ahead: onSchedule('write_week_ahead', queueWeekAheadEmail),
    ask_about_lights: onSchedule('ask_about_lights', askAboutLights),
    write_day_lists: onSchedule('write_day_lists', queueDayLists),
    apply_retention: onSchedule('apply_retention', applyRetention.run),
    purge_counters: onSchedule('purge_counters', purgeExpiredRecords),
    check_books: onSchedule('check_books', checkBooksNightly),
    requeue_lost: onSchedule('requeue_lost', requeueLostJobs),
  } satisfies Record<Exclude<TaskName, keyof typeof EMAIL_HANDLERS>, JobHandler>,
  concurrency: 4,
  crontab: CRONTAB,
}

export const TASK_GROUPS = [EMAIL_TASKS, OTHER_TASKS]

const WORKER_REGISTRY: WorkerRegistry = {
  record: (ids) => withPool('background', () => recordWorkers(database(), ids)),
  listLive: (seconds) => withPool('background', () => listLiveWorkers(database(), seconds)),
  delete: (ids) => withPool('background', () => deleteWorkers(database(), ids)),
}

/**
 * Start the background jobs. Any number of processes may share one database.
 *
 * @param onSilent  called when this process has not reached the database for five minutes
 */
export function startWorker(onSilent?: () => void): RunningQueue {
  return runQueue({ pool: backgroundPool(), roll: WORKER_REGISTRY, onSilent }, TASK_GROUPS)
}
