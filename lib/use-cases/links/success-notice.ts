import 'server-only'
import { database } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { readFormResult, signFormResult } from '@/lib/links/form-result'
import { OPERATOR_LINK_SECRET_NAME } from '@/lib/use-cases/links/operator-urls'

/** Build the query string with which an operator page says what a form has just done. */
export async function buildSuccessNoticeQuery(token: string, word: string, now: Date): Promise<string> {
  return `?done=${signFormResult({ token, word }, await loadServerSecret(database(), OPERATOR_LINK_SECRET_NAME), now)}`
}

/** Read from a page's URL what a form has just done; null unless we signed it. */
export async function readSuccessNotice(token: string, text: unknown, now: Date): Promise<string | null> {
  if (typeof text !== 'string') return null
  return readFormResult(text, {
    token,
    secret: await loadServerSecret(database(), OPERATOR_LINK_SECRET_NAME),
    now,
  })
}
