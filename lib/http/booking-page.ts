import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { openLink } from '@/lib/http/open-link'
import { now } from '@/lib/db/clock'
import { clientIn } from '@/lib/limits/client-header'
import { isAddressLink, openAddressLink } from '@/lib/use-cases/links/open-address-link'
import { type OpenedLink } from '@/lib/use-cases/links/open-guest-link'

/** What a page behind a guest's link is about; a wrong link is answered as an unknown page, whatever is wrong with it. */
export async function bookingOfPage(
  token: string,
): Promise<Exclude<OpenedLink, { readonly kind: 'unknown' }>> {
  const opened = await openLink(token, await headers())
  return opened.kind === 'unknown' ? notFound() : opened
}

/** The same of a link that proves a new e-mail address; null where the link is of another kind. */
export async function addressOfPage(token: string) {
  if (!(await isAddressLink(token))) return null
  const opened = await openAddressLink(token, clientIn(await headers()), now())
  return opened.kind === 'unknown' ? notFound() : opened
}
