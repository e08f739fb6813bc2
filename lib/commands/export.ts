import { database } from '@/lib/db/client'
import { loadPersonalData } from '@/lib/db/person'
import { parseEmail } from '@/lib/commands/parse-email'

/** Print everything that is kept about an e-mail address, as JSON. */
export async function exportPerson([given]: readonly string[]): Promise<void> {
  const email = parseEmail(given)
  const { enquiries: requests, emails: letters, ...rest } = await loadPersonalData(database(), email)
  // A count's end is a bigint, which JSON does not know.
  const plain = (_name: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)
  console.log(JSON.stringify({ email, ...rest, requests, letters }, plain, 2))
}
