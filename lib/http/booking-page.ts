import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { openLink } from '@/lib/http/open-link'
import { type OpenedLink } from '@/lib/use-cases/links/open-guest-link'

/** What a page behind a guest's link is about; a wrong link is answered as an unknown page, whatever is wrong with it. */
export async function bookingOfPage(
  token: string,
): Promise<Exclude<OpenedLink, { readonly kind: 'unknown' }>> {
  const opened = await openLink(token, await headers())
  return opened.kind === 'unknown' ? notFound() : opened
}
