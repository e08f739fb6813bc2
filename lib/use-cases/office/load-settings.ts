import 'server-only'
import { samples } from '@/content/samples'
import { listUnsigned } from '@/content/sign-offs'
import { helsinkiDay } from '@/lib/calendar/day'
import { type OfficeSettings } from '@/lib/contract/office-settings'
import { database } from '@/lib/db/client'
import { listSeasonDepartures } from '@/lib/db/departures/season'
import { findDoctorReport } from '@/lib/db/upkeep/doctor-report'
import { siteLanguages } from '@/lib/env'
import { formatDate, formatStamp } from '@/lib/language/dates'
import { languageName } from '@/lib/language/language-names'
import { plural } from '@/lib/language/pluralize'
import { listTourNames } from '@/lib/use-cases/office/list-tour-names'
import { loadWork, toDoctor } from '@/lib/use-cases/office/load-work'
import { listMembers } from '@/lib/use-cases/staff/change-members'
import { type Signed } from '@/lib/use-cases/staff/find-session'
import { listSessions } from '@/lib/use-cases/staff/list-sessions'

/** Load what the site believes: who may sign in and has, what is on sale, and what is still a sample. */
export async function loadSettings({ session }: Signed, now: Date): Promise<OfficeSettings> {
  const [members, sessions, tours, departures, report] = await Promise.all([
    listMembers(),
    listSessions({}, now),
    listTourNames(),
    listSeasonDepartures(database(), { first: helsinkiDay(now) }, now),
    findDoctorReport(database()),
  ])
  return {
    sessions: sessions.map(({ id, name, device, provedAt, seenAt }) => ({
      id,
      title: `${name}, ${device}`,
      text: `Since ${formatStamp(provedAt)}, last used ${formatStamp(seenAt)}`,
      isThis: id === session.id,
    })),
    people: members.map(({ name, email, isInbox }) => {
      const own = name === email ? [] : [email]
      return [name, [...own, ...(isInbox ? ['an inbox'] : [])].join(', ')] as const
    }),
    seasons: tours.map(({ id, name }) => {
      const open = departures.filter(
        ({ tourId, isClosed, isCancelled }) => tourId === id && !isClosed && !isCancelled,
      )
      const [first, last] = [open[0], open.at(-1)]
      const dates = first && last && `from ${formatDate(first.day)} to ${formatDate(last.day)}`
      return [name, dates ? `${plural(open.length, 'departure')} ${dates}` : 'nothing on sale'] as const
    }),
    languages: siteLanguages()
      .map((language) => languageName(language, 'en'))
      .join(', '),
    samples: [...samples, ...listUnsigned(siteLanguages())].map(({ name, file }) => `${name} (${file})`),
    ...(await loadWork(report, now)),
    doctor: toDoctor(report, now),
  }
}
