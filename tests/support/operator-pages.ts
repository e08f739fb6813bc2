import { renderToStaticMarkup } from 'react-dom/server'
import OperatorActionPage from '@/app/(by-link)/operator/[token]/[action]/page'
import { POST as confirmIt } from '@/app/(by-link)/operator/[token]/[action]/confirm/route'
import { POST as previewIt } from '@/app/(by-link)/operator/[token]/[action]/preview/route'
import OperatorPage from '@/app/(by-link)/operator/[token]/page'
import { database } from '@/lib/db/client'
import {
  operatorBookingUrl,
  operatorEnquiryUrl,
  operatorDepartureUrl,
} from '@/lib/use-cases/links/operator-urls'
import { aForm } from '@/tests/support/a-guest-form'

/* The operator's pages in a browser without scripts. A test that reads pages must mock `next/headers`. */

/** The token of an inbox's link to a booking. */
export async function operatorToken(reference: string, inbox = 'one@lumi.example.com'): Promise<string> {
  const booking = await database().booking.findUniqueOrThrow({ where: { reference } })
  return (await operatorBookingUrl(database(), booking, inbox)).split('/').at(-1) ?? ''
}

/** The token of an inbox's link to a departure. */
export async function departureToken(id: number, inbox = 'one@lumi.example.com'): Promise<string> {
  return (await operatorDepartureUrl(database(), { id }, inbox)).split('/').at(-1) ?? ''
}

/** The token of an inbox's link to an enquiry. */
export async function enquiryToken(id: string, inbox = 'one@lumi.example.com'): Promise<string> {
  return (await operatorEnquiryUrl(database(), id, inbox)).split('/').at(-1) ?? ''
}

/** The page behind a link. */
export async function bookingPage(token: string, query: Record<string, string> = {}): Promise<string> {
  const [params, searchParams] = [Promise.resolve({ token }), Promise.resolve(query)]
  return joined(renderToStaticMarkup(await OperatorPage({ params, searchParams })))
}

/** The page of an action, with its preview after typing these fields and pressing 'See what changes'. */
export async function actionPage(
  token: string,
  action: string,
  { outdated, ...typed }: Record<string, string> = {},
): Promise<string> {
  const isPosted = POSTED.includes(action) && !('draft' in typed) && Object.keys(typed).length > 0
  const query = isPosted ? { draft: await draftOf(token, action, typed) } : typed
  const searchParams = Promise.resolve(outdated === undefined ? query : { ...query, outdated })
  const params = Promise.resolve({ token, action })
  return joined(renderToStaticMarkup(await OperatorActionPage({ params, searchParams })))
}

/** Join texts into sentences, because each text has its own element. Rule: translated-pages (docs/rules.md) */
function joined(html: string): string {
  return html.replaceAll(/<\/span><span(?: translate="no")?>/g, '')
}

/** Forms with messages to guests or names, which must not appear in a URL. */
const POSTED = ['message', 'message-all', 'cancel-departure', 'contact', 'new-booking']

async function draftOf(token: string, action: string, typed: Record<string, string>): Promise<string> {
  const { location } = await sendPreview(token, action, typed)
  return new URL(location ?? '', 'https://lumi.example.com').searchParams.get('draft') ?? ''
}

/** The fields that a preview's form sends when 'Confirm' is pressed. */
export function hiddenFields(html: string): Record<string, string> {
  const inputs = html.match(/<input type="hidden"[^>]*>/g) ?? []
  const pairs = inputs.map((input) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    unescapeHtml(/value="([^"]*)"/.exec(input)?.[1] ?? ''),
  ])
  return Object.fromEntries(pairs)
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** The redirect after a completed action: to its page, which says so. */
export function redirectsToDone(token: string, action: string) {
  return { status: 303, location: doneUrl(token, action) }
}

/** That URL, with its signature. */
export function doneUrl(token: string, action: string) {
  return expect.stringMatching(
    new RegExp(`^/operator/${token}\\?done=${action}\\.\\w+\\.[\\w-]{22}(#LL-\\w+)?$`),
  )
}

/** The query of that URL, for its page. */
export function doneParams(location: string | null): Record<string, string> {
  return { done: /done=([^#&]+)/.exec(location ?? '')?.[1] ?? '' }
}

type Sent = { readonly status: number; readonly location: string | null; readonly body: string }

/** Send the form that confirms an action; returns the status and the redirect. */
export const send = sending(confirmIt)

/** The same for 'See what changes', if the form has a message to guests. */
export const sendPreview = sending(previewIt)

function sending(
  POST: (
    request: Request,
    context: { readonly params: Promise<{ readonly token: string; readonly action: string }> },
  ) => Promise<Response>,
) {
  return async (
    token: string,
    action: string,
    fields: Record<string, string> | string[][],
    headers: Record<string, string> = {},
  ): Promise<Sent> => {
    const response = await POST(aForm(fields, headers), { params: Promise.resolve({ token, action }) })
    const { status } = response
    return { status, location: response.headers.get('location'), body: await response.text() }
  }
}

/** Open an action's preview and press 'Confirm'. */
export async function confirm(
  token: string,
  action: string,
  query: Record<string, string> = {},
  typed: Record<string, string> = {},
) {
  return send(token, action, { ...hiddenFields(await actionPage(token, action, query)), ...typed })
}
