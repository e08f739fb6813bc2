import 'server-only'
import { consumeLimit, peekLimit } from '@/lib/limits/limits'

/** What a link leads to. */
export type Counted<Opened> =
  | ({
      readonly kind: 'opened'
      /** Who has opened it. */
      readonly client: string
    } & Opened)
  /** Wrong, ended, revoked, or of a guest who was forgotten: nobody learns which. */
  | { readonly kind: 'unknown' }
  /** This client has tried too many that were wrong. */
  | { readonly kind: 'limited'; readonly seconds: number }

/** Open a link for a client whose wrong tries are counted. Rule: guest-link (docs/rules.md) */
export async function countWrongLinks<Opened>(
  client: string,
  open: () => Promise<Opened | null>,
): Promise<Counted<Opened>> {
  const { isUsedUp, seconds } = await peekLimit('wrong_links_of_client', client)
  if (isUsedUp) return { kind: 'limited', seconds }
  const opened = await open()
  if (opened) return { kind: 'opened', client, ...opened }
  await consumeLimit('wrong_links_of_client', client)
  return { kind: 'unknown' }
}
