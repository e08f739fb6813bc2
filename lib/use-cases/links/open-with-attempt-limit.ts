import 'server-only'
import { consumeLimit, peekLimit } from '@/lib/limits/limits'

export type LinkAttempt<Opened> =
  | ({
      readonly kind: 'opened'
      readonly client: string
    } & Opened)
  /** The link is wrong, expired or revoked, or its guest has been erased: the response never says which. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'limited'; readonly seconds: number }

/** Open a link and count the client's failed attempts. Rule: guest-link (docs/rules.md) */
export async function openWithAttemptLimit<Opened>(
  client: string,
  open: () => Promise<Opened | null>,
): Promise<LinkAttempt<Opened>> {
  const { isUsedUp, seconds } = await peekLimit('wrong_links_of_client', client)
  if (isUsedUp) return { kind: 'limited', seconds }
  const opened = await open()
  if (opened) return { kind: 'opened', client, ...opened }
  await consumeLimit('wrong_links_of_client', client)
  return { kind: 'unknown' }
}
