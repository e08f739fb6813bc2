import 'server-only'
import { loadPersonalData } from '@/lib/db/bookings/personal-data'
import { database } from '@/lib/db/client'
import { formatJson } from '@/lib/office/format-json'

/** Everything stored about the person with an e-mail address, as JSON. */
export async function exportPerson(email: string): Promise<string> {
  return formatJson({ email, ...(await loadPersonalData(database(), email)) })
}
