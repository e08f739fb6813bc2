import { z } from 'zod'
import { customerEmailField } from '@/lib/contract/fields'

/** The field of 'Send me a link' at `/office`. */
export const officeLinkInput = z.object({ email: customerEmailField })

/** The page on which somebody who is signed in proves again who they are. */
const CONFIRM_IT_IS_YOU = '/office/confirm-it-is-you'

/** The address of a page of the office, as a link that we e-mail names it. */
const RETURN_TO = /^\/office(\/[\w/.?=&%*+,-]{1,500})?$/

/** Read the page that a link is to lead back to; null unless it is one of the office. */
export function parseReturnTo(text: unknown): `/office${string}` | null {
  if (typeof text !== 'string' || !URL.canParse(text, 'https://office.invalid')) return null
  const { origin, pathname, search } = new URL(text, 'https://office.invalid')
  const read = `${pathname}${search}`
  return origin === 'https://office.invalid' && RETURN_TO.test(read) ? `/office${read.slice(7)}` : null
}

/** The address of the page that asks for a fresh link, which leads back to `returnTo`. */
export function confirmItIsYouPath(returnTo: string): `/${string}` {
  return `${CONFIRM_IT_IS_YOU}?${new URLSearchParams({ to: returnTo })}`
}
