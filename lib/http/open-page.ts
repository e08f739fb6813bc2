import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { now } from '@/lib/db/clock'
import { setPageStatus } from '@/lib/http/set-page-status'
import {
  openBookingLink,
  openGuestReviewLink,
  openInboxLink,
  openWaitingListLink,
} from '@/lib/http/open-link'
import { readClientAddress } from '@/lib/limits/client-address-header'
import { type LinkAttempt } from '@/lib/use-cases/links/open-with-attempt-limit'
import { openOfficeLink } from '@/lib/use-cases/staff/open-office-link'
import { isAddressLink, openAddressLink } from '@/lib/use-cases/links/open-address-link'

/** Open the booking behind a guest's link. All invalid links get the same response, which never shows what is wrong. */
export async function openBookingPage(token: string) {
  return withStatus(await openBookingLink(token, await headers()))
}

/** Open a page behind an operator link. */
export async function openOperatorPage(token: string) {
  return withStatus(await openInboxLink(token, await headers()))
}

/** Open a link that confirms a new e-mail address; null if the link is of another kind. */
export async function openAddressPage(token: string) {
  if (!(await isAddressLink(token))) return null
  return withStatus(await openAddressLink(token, readClientAddress(await headers()), now()))
}

/** Find the party that this link removes from the waiting list. */
export async function openWaitingListPage(token: string) {
  return withStatus(await openWaitingListLink(token, await headers()))
}

/** Open the page where a guest reviews a tour. */
export async function openReviewPage(token: string) {
  return withStatus(await openGuestReviewLink(token, await headers()))
}

/** Find whom a link to the office signs in. */
export async function openEnterPage(token: string) {
  return withStatus(await openOfficeLink(token, readClientAddress(await headers()), now()))
}

function withStatus<Opened>(opened: LinkAttempt<Opened>): LinkAttempt<Opened> {
  if (opened.kind === 'limited') setPageStatus({ code: 429, retryAfterSeconds: opened.seconds })
  if (opened.kind === 'unknown' && !setPageStatus({ code: 404 })) notFound()
  return opened
}
