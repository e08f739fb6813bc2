import 'server-only'
import { type OfficePerson } from '@/lib/contract/office-person'
import { loadPersonalData } from '@/lib/db/bookings/personal-data'
import { database } from '@/lib/db/client'

/** Count what an export of a person's data contains. */
export async function loadPersonRows(address: string): Promise<OfficePerson['rows']> {
  const { bookings, history, paymentEvents, enquiries, waiting, emails } = await loadPersonalData(
    database(),
    address,
  )
  const counts = {
    Bookings: bookings.length,
    'Payments and refunds': bookings.flatMap(({ movements }) => movements).length,
    'Health notes': bookings.filter(({ health }) => health !== null).length,
    Reviews: bookings.filter(({ review }) => review !== null).length,
    'Entries of the history': history.length,
    'Events from Stripe': paymentEvents.length,
    Enquiries: enquiries.length,
    'Places on the waiting list': waiting.length,
    'E-mails': emails.length,
  }
  return Object.entries(counts).map(([label, count]) => [label, String(count)] as const)
}
