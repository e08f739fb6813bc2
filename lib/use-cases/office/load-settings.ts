import 'server-only'
import { samples } from '@/content/samples'
import { listUnsigned } from '@/content/sign-offs'
import { helsinkiDay } from '@/lib/calendar/day'
import { type OfficeSettings } from '@/lib/contract/office-settings'
import { database } from '@/lib/db/client'
import { listSeasonDepartures } from '@/lib/db/departures/season'
import { siteLanguages } from '@/lib/env'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { languageName } from '@/lib/language/language-names'
import { plural } from '@/lib/language/pluralize'
import { listTourNames } from '@/lib/use-cases/office/list-tour-names'
import { listMembers } from '@/lib/use-cases/staff/change-members'
import { type Signed } from '@/lib/use-cases/staff/find-session'
import { listSessions } from '@/lib/use-cases/staff/list-sessions'

/** Load what the site believes: who may sign in and has, what is on sale, and what is still a sample. */
export async function loadSettings({ session }: Signed, now: Date): Promise<OfficeSettings> {
  const [members, sessions, tours, departures] = await Promise.all([
    listMembers(),
    listSessions({}, now),
    listTourNames(),
    listSeasonDepartures(database(), { first: helsinkiDay(now) }, now),
  ])
  return {
    sessions: sessions.map(({ id, name, device, provedAt, seenAt }) => ({
      id,
      title: `${name}, ${device}`,
      text: `Since ${formatInstant(provedAt)}, last used ${formatInstant(seenAt)}`,
      isThis: id === session.id,
    })),
    people: members.map(
      ({ name, email, isInbox }) => [name, isInbox ? `${email}, an inbox` : email] as const,
    ),
    seasons: tours.map(({ id, name }) => {
      const open = departures.filter(
        ({ tourId, isClosed, isCancelled }) => tourId === id && !isClosed && !isCancelled,
      )
      const last = open.at(-1)
      return [
        name,
        last
          ? `${plural(open.length, 'date')} on sale, the last on ${formatDay(last.day)}`
          : 'nothing on sale',
      ] as const
    }),
    languages: siteLanguages()
      .map((language) => languageName(language, 'en'))
      .join(', '),
    samples: [...samples, ...listUnsigned(siteLanguages())].map(({ name }) => name),
  }
}
