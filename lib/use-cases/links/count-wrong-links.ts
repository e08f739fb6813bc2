import 'server-only'
import { consumeLimit, peekLimit } from '@/lib/limits/limits'

export type WrongLink =
  /** Wrong, ended, revoked, or of a guest who was forgotten: nobody learns which. */
  | { readonly kind: 'unknown' }
  /** This client has tried too many that were wrong. */
  | { readonly kind: 'limited'; readonly seconds: number }

/**
 * Open a link for a client whose wrong tries are counted: above the limit right ones are refused as well.
 *
 * @param open  null for a wrong one
 *
 * Rule: guest-link (docs/rules.md)
 */
export async function countWrongLinks<Opened>(
  client: string,
  open: () => Promise<Opened | null>,
): Promise<(Opened & { readonly kind: 'opened' }) | WrongLink> {
  const { isUsedUp, seconds } = await peekLimit('wrong_links_of_client', client)
  if (isUsedUp) return { kind: 'limited', seconds }
  const opened = await open()
  if (opened) return { ...opened, kind: 'opened' }
  await consumeLimit('wrong_links_of_client', client)
  return { kind: 'unknown' }
}
