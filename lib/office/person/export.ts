import 'server-only'
import { loadPersonalData } from '@/lib/db/bookings/personal-data'
import { database } from '@/lib/db/client'
import { isForGuest } from '@/lib/emails/email'
import { formatJson } from '@/lib/office/format-json'

/** Takes the place of our people's names and addresses. */
const OUR_OFFICE = 'our office'

/**
 * Everything stored about the person with an e-mail address, as JSON.
 *
 * Rule: person-export (docs/rules.md)
 */
export async function exportPerson(email: string): Promise<string> {
  const { history, enquiries, emails, ...others } = await loadPersonalData(database(), email)
  return formatJson({
    email,
    ...others,
    history: history.map((event) => ({ ...event, actorName: event.actorName && OUR_OFFICE })),
    enquiries: enquiries.map(({ acts, ...enquiry }) => ({
      ...enquiry,
      acts: acts.map((act) => ({ ...act, userName: OUR_OFFICE })),
    })),
    emails: emails.map(({ recipient, ...one }) => ({
      ...one,
      recipient: isForGuest(one.kind) ? recipient : OUR_OFFICE,
    })),
  })
}
