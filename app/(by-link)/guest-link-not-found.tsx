import { token } from 'next/root-params'
import { LinkNotFound } from '@/components/guest/link-not-found'
import { findPageLanguage } from '@/lib/http/page-language'

/** Under a server other than ours, what `notFound()` shows on a guest's page. */
export async function GuestLinkNotFound() {
  return <LinkNotFound language={await findPageLanguage((await token()) ?? '')} />
}
