import { MS_PER_HOUR, MS_PER_MINUTE } from '@/lib/calendar/duration'
import { ageMs, formatAge, formatSpan } from '@/lib/doctor/age'
import { type Check, fault, good, judge, type CheckResult } from '@/lib/doctor/check-result'
import { type Site } from '@/lib/doctor/site'
import { plural } from '@/lib/language/pluralize'

const SEEN_WITHIN_MS = 15_000
const JOB_WITHIN_MS = MS_PER_MINUTE
const NIGHT_WITHIN_MS = 26 * MS_PER_HOUR
const EMAIL_WITHIN_MS = 10 * MS_PER_MINUTE

// A standby has the same rows, but they do not prove that any worker is running.
const NEEDS = ['db.primary', 'db.migrations'] as const

export const WORKER_CHECKS: readonly Check[] = [
  { name: 'worker.alive', needs: NEEDS, look: lookForWorker },
  { name: 'worker.late', needs: NEEDS, look: lookAtJobs },
  { name: 'worker.letters', needs: NEEDS, look: lookAtEmails },
]

async function lookForWorker(site: Site): Promise<CheckResult> {
  const { clock } = await site.server()
  const { workerSeenAt } = await site.work()
  const age = ageMs(clock, workerSeenAt)
  const seen = `a worker reported ${formatAge(Math.max(0, age))}`
  if (age < SEEN_WITHIN_MS) return good(seen)
  const start = site.settings.WORKER_IN_PROCESS
    ? 'start the site, which works as well (WORKER_IN_PROCESS)'
    : 'start npm run worker, or set WORKER_IN_PROCESS=true'
  return fault(workerSeenAt ? seen : 'no worker has ever reported', start)
}

async function lookAtJobs(site: Site): Promise<CheckResult> {
  const { clock } = await site.server()
  const { booksCheckedAt } = await site.work()
  const { oldestDueAt, failedJobs } = await site.queue()
  const { rows } = await site.migrations()
  const late = oldestDueAt ? ageMs(clock, oldestDueAt) : 0
  // Before its first night a site has had no check, and none is late.
  const night = ageMs(clock, booksCheckedAt ?? rows[0]?.startedAt ?? null)
  const nightSeen = booksCheckedAt ? `nightly check ${formatAge(night)}` : 'no nightly check yet'
  return judge(`${late > 0 ? `oldest job due ${formatAge(late)}` : 'no job is waiting'}, ${nightSeen}`, [
    [
      late >= JOB_WITHIN_MS,
      `a job has waited for ${formatSpan(late)}`,
      'see whether a worker runs, and its log',
    ],
    [failedJobs > 0, `${plural(failedJobs, 'job')} failed for good`, './ops jobs, then ./ops jobs retry'],
    [night >= NIGHT_WITHIN_MS, nightSeen, "read the worker's log of the night, and ./ops check"],
  ])
}

async function lookAtEmails(site: Site): Promise<CheckResult> {
  const { clock } = await site.server()
  const { emailsWaitSince, emailsGivenUp } = await site.work()
  const late = emailsWaitSince ? Math.max(0, ageMs(clock, emailsWaitSince)) : 0
  return judge(late > 0 ? `oldest e-mail due ${formatAge(late)}` : 'no e-mail is waiting', [
    [late >= EMAIL_WITHIN_MS, `an e-mail has waited for ${formatSpan(late)}`, './ops emails list says why'],
    [
      emailsGivenUp > 0,
      `${plural(emailsGivenUp, 'e-mail')} failed for good`,
      './ops emails list, then ./ops emails resend',
    ],
  ])
}
