import 'server-only'
import { type WeekEmail } from '@/lib/emails/email'
import { inboxesWay } from '@/lib/use-cases/outbox/steps/way-to-booking'

type Matters = WeekEmail['facts']['matters']

/** With the way that this inbox has to each booking that it names. Rule: operator-link (docs/rules.md) */
export async function weekWithUrls(email: WeekEmail, inbox: string): Promise<WeekEmail> {
  const linked = (matters: Matters): Promise<Matters> =>
    Promise.all(
      matters.map(async (matter) => ({ ...matter, url: await inboxesWay(matter.bookingId, inbox) })),
    )
  const { matters, choices } = email.facts
  return {
    ...email,
    facts: { ...email.facts, matters: await linked(matters), choices: await linked(choices) },
  }
}
