import 'server-only'
import { consumeLimit, peekLimit } from '@/lib/limits/limits'

/** What a link leads to. */
export type AnsweredLink<Subject> =
  | (Subject & { readonly kind: 'opened' })
  /** Wrong, ended, revoked, or of a guest who was forgotten: nobody learns which. */
  | { readonly kind: 'unknown' }
  /** This client has tried too many that were wrong. */
  | { readonly kind: 'limited'; readonly seconds: number }

/**
 * Answer whoever sends a link: wrong ones of all kinds are counted together.
 *
 * @param client  whose wrong tries are counted
 * @param open    what a right link leads to; null for any other
 */
export async function answerLink<Subject>(
  client: string,
  open: () => Promise<Subject | null>,
): Promise<AnsweredLink<Subject>> {
  const { isUsedUp, seconds } = await peekLimit('wrong_links_of_client', client)
  if (isUsedUp) return { kind: 'limited', seconds }
  const opened = await open()
  if (opened) return { kind: 'opened', ...opened }
  await consumeLimit('wrong_links_of_client', client)
  return { kind: 'unknown' }
}
