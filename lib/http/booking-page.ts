import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { notePageStatus } from '@/lib/http/note-page-status'
import { openLink } from '@/lib/http/open-link'
import { type OpenedLink } from '@/lib/use-cases/links/open-guest-link'

/** What a page behind a guest's link is about; to a wrong link the answer is the same, whatever is wrong with it. */
export async function bookingOfPage(token: string): Promise<OpenedLink> {
  const opened = await openLink(token, await headers())
  if (opened.kind === 'limited') notePageStatus({ code: 429, retryAfterSeconds: opened.seconds })
  if (opened.kind === 'unknown' && !notePageStatus({ code: 404 })) notFound()
  return opened
}
