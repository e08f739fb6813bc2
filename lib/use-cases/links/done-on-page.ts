import 'server-only'
import { database } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { readDoneMark, signDoneMark } from '@/lib/links/done-mark'
import { OPERATOR_LINKS } from '@/lib/use-cases/links/operator-url'

/** Build the query that makes an operator page confirm what a form has just done. */
export async function doneQuery(token: string, word: string, now: Date): Promise<string> {
  return `?done=${signDoneMark({ token, word }, await loadServerSecret(database(), OPERATOR_LINKS), now)}`
}

/** What was just done, if the page's URL says so with our signature. */
export async function readDoneNotice(token: string, text: unknown, now: Date): Promise<string | null> {
  if (typeof text !== 'string') return null
  return readDoneMark(text, { token, secret: await loadServerSecret(database(), OPERATOR_LINKS), now })
}
