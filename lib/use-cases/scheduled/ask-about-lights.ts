import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { listNightsToAskAbout } from '@/lib/booking/choices/lights-question'
import { database, inTransaction } from '@/lib/db/client'
import { listUnreportedNights } from '@/lib/db/departures/lights'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'

const GUARANTEED = tours.filter(({ isGuaranteed }) => isGuaranteed).map(({ id }) => id)

/**
 * Ask the operator whether the northern lights were seen, for each night that had guests and has no report yet: on the
 * morning after, and a second time later. Each e-mail is sent only once, however often this runs, on any number of
 * instances.
 *
 * Rule: lights-question (docs/rules.md)
 */
export async function askAboutLights(now: Date): Promise<void> {
  for (const { day, round } of listNightsToAskAbout(now))
    for (const unanswered of await listUnreportedNights(database(), { day, tourIds: GUARANTEED })) {
      const { departureId, parties, guests } = unanswered
      const { name: tourName } = await loadBookedTour(database(), unanswered, 'en')
      const night = { departureId, tourName, day, parties, guests }
      const facts = { ...night, isAgain: round === 'again', departureUrl: null }
      const email = { kind: 'lights-asked-operator', facts } as const
      await inTransaction((db) => enqueueEmail(db, email, { cause: `${departureId}:${round}`, now }))
    }
}
