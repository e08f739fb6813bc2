import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { now } from '@/lib/db/clock'
import { notePageStatus } from '@/lib/http/note-page-status'
import { openLink, openOperatorsLink, openWaiting } from '@/lib/http/open-link'
import { clientIn } from '@/lib/limits/client-header'
import { type Counted } from '@/lib/use-cases/links/count-wrong-links'
import { isAddressLink, openAddressLink } from '@/lib/use-cases/links/open-address-link'

/** What a page behind a guest's link is about; to a wrong link the answer is the same, whatever is wrong with it. */
export async function bookingOfPage(token: string) {
  return withStatus(await openLink(token, await headers()))
}

/** The same of a page behind an operator's link. */
export async function subjectOfOperatorsPage(token: string) {
  return withStatus(await openOperatorsLink(token, await headers()))
}

/** What a link proves that is for a new e-mail address; null where the link is of another kind. */
export async function addressOfPage(token: string) {
  if (!(await isAddressLink(token))) return null
  return withStatus(await openAddressLink(token, clientIn(await headers()), now()))
}

/** The party whose way off the waiting list a link is. */
export async function waitingOfPage(token: string) {
  return withStatus(await openWaiting(token, await headers()))
}

function withStatus<Opened>(opened: Counted<Opened>): Counted<Opened> {
  if (opened.kind === 'limited') notePageStatus({ code: 429, retryAfterSeconds: opened.seconds })
  if (opened.kind === 'unknown' && !notePageStatus({ code: 404 })) notFound()
  return opened
}
