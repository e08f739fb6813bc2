import { OPERATOR_NOTICES } from '@/lib/contract/operator-page'
import { now } from '@/lib/db/clock'
import { findSuccessText } from '@/lib/office/find-act'
import { readSuccessNotice } from '@/lib/use-cases/links/success-notice'
import { type Signed } from '@/lib/use-cases/staff/find-session'

/** What a form has just done, in words, as its redirect says in `?done=`; null if nothing. */
export async function readOfficeNotice(
  { session }: Signed,
  { done }: Readonly<Record<string, string | string[] | undefined>>,
): Promise<string | null> {
  const word = await readSuccessNotice(session.id, done, now())
  return word === null ? null : (findSuccessText(word) ?? OPERATOR_NOTICES.get(word) ?? null)
}
