import 'server-only'
import { addMinutes, MINUTES_PER_HOUR } from '@/lib/calendar/duration'
import { type OfficeSettings } from '@/lib/contract/office-settings'
import { backgroundPool, database } from '@/lib/db/client'
import { type DoctorReport } from '@/lib/db/upkeep/doctor-report'
import { listMigrations, loadServerState } from '@/lib/db/upkeep/server-state'
import { loadWorkState } from '@/lib/db/upkeep/work-state'
import { formatStamp } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { runningBuild } from '@/lib/observability/running-build'
import { loadQueueStats } from '@/lib/queue/failed-jobs'

type Facts = OfficeSettings['versions']

/** The versions of everything that runs, and what has been done and saved, as the settings show it. */
export async function loadWork(
  report: DoctorReport | null,
  now: Date,
): Promise<Pick<OfficeSettings, 'versions' | 'work'>> {
  const [server, migrations, queue, work] = await Promise.all([
    loadServerState(),
    listMigrations(),
    loadQueueStats(backgroundPool()),
    loadWorkState(database()),
  ])
  const done = migrations.filter(({ isFinished, isRolledBack }) => isFinished && !isRolledBack)
  const broken = migrations.filter(({ isFinished, isRolledBack }) => !isFinished && !isRolledBack)
  const { versionNumber, archivedAt } = server
  const { waitingJobs, oldestDueAt, failedJobs } = queue
  return {
    versions: [
      ['Release', runningBuild() || 'not a release'],
      ['Node', process.versions.node],
      ['PostgreSQL', `${Math.floor(versionNumber / 10_000)}.${versionNumber % 10_000}`],
      [
        'Migrations',
        [
          `${done.length} applied, the newest ${done.at(-1)?.name}`,
          ...broken.map(({ name }) => `${name} is not finished`),
        ].join('; '),
      ],
    ],
    work: [
      ['Jobs waiting', oldestDueAt ? `${waitingJobs}, the oldest since ${formatStamp(oldestDueAt)}` : 'none'],
      ['Jobs failed', failedJobs > 0 ? `${failedJobs}: ./ops jobs, then ./ops jobs retry` : 'none'],
      ['Worker seen', instantOr('never', work.workerSeenAt)],
      ['E-mails waiting', waitingEmailsText(work.emailsWaitSince, now)],
      ['E-mails failed', work.emailsGivenUp > 0 ? plural(work.emailsGivenUp, 'e-mail') : 'none'],
      ['Database log saved', instantOr('never', archivedAt)],
      ...savedFacts(report),
    ],
  }
}

/** E-mails may be held back for a while, as long as what they are about can be undone. */
function waitingEmailsText(since: Date | null, now: Date): string {
  if (!since) return 'none'
  return since > now ? `none is due before ${formatStamp(since)}` : `since ${formatStamp(since)}`
}

function instantOr(none: string, instant: Date | null): string {
  return instant ? formatStamp(instant) : none
}

/** What only the doctor can see, because it asks programs of the machine. */
function savedFacts(report: DoctorReport | null): Facts {
  return (
    [
      ['Backups', 'db.backup'],
      ['Restore tried', 'db.restored'],
    ] as const
  ).map(([label, check]) => {
    const seen = report?.findings.find(({ name }) => name === check)?.seen
    return [
      label,
      report && seen ? `${seen} (seen ${formatStamp(report.at)})` : 'not known: run ./ops doctor',
    ]
  })
}

/** The doctor should look every day. */
const LOOKS_WITHIN_MINUTES = 26 * MINUTES_PER_HOUR

/** What the doctor found last, with what somebody should look at first. */
export function toDoctor(report: DoctorReport | null, now: Date): OfficeSettings['doctor'] {
  if (!report) return { text: 'The doctor has never looked: run ./ops doctor.', open: [], others: [] }
  const { at, findings } = report
  const isOld = addMinutes(at, LOOKS_WITHIN_MINUTES) < now
  const having = (wanted: string) => findings.filter(({ grade }) => grade === wanted)
  return {
    text: `It looked at everything ${formatStamp(at)}${isOld ? ', which is long ago: run ./ops doctor' : ''}.`,
    open: [...having('wrong'), ...having('thought')],
    others: [...having('skipped'), ...having('good')],
  }
}
