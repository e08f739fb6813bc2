import { renderToStaticMarkup } from 'react-dom/server'
import OperatorActionPage from '@/app/(site)/operator/[token]/[action]/page'
import { POST } from '@/app/(site)/operator/[token]/[action]/confirm/route'
import OperatorPage from '@/app/(site)/operator/[token]/page'
import { database } from '@/lib/db/client'
import { CLIENT_HEADER } from '@/lib/limits/client-header'
import { departureUrl } from '@/lib/use-cases/links/departure-url'
import { operatorUrl } from '@/lib/use-cases/links/operator-url'

/* The operator's pages as a browser without scripts has them. A test that reads pages mocks `next/headers`. */

let clients = 0

/** The link that an inbox has to a booking. */
export async function operatorToken(reference: string, inbox = 'one@lumi.example.com'): Promise<string> {
  const booking = await database().booking.findUniqueOrThrow({ where: { reference } })
  return (await operatorUrl(database(), booking, inbox)).split('/').at(-1) ?? ''
}

/** The link that an inbox has to a departure. */
export async function departureToken(id: number, inbox = 'one@lumi.example.com'): Promise<string> {
  return (await departureUrl(database(), { id }, inbox)).split('/').at(-1) ?? ''
}

/** What a link leads to. */
export async function bookingPage(token: string, query: Record<string, string> = {}): Promise<string> {
  const [params, searchParams] = [Promise.resolve({ token }), Promise.resolve(query)]
  return renderToStaticMarkup(await OperatorPage({ params, searchParams }))
}

export async function actionPage(
  token: string,
  action: string,
  query: Record<string, string> = {},
): Promise<string> {
  const [params, searchParams] = [Promise.resolve({ token, action }), Promise.resolve(query)]
  return renderToStaticMarkup(await OperatorActionPage({ params, searchParams }))
}

/** What the form of a preview sends when 'Confirm' is pressed. */
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

/** Send a form; answers its status and where it leads. */
export async function send(
  token: string,
  action: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ readonly status: number; readonly location: string | null; readonly body: string }> {
  const request = new Request('https://lumi.example.com/operator/x', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: 'null',
      [CLIENT_HEADER]: `198.51.100.${(clients += 1) % 250}`,
      ...headers,
    },
  })
  const response = await POST(request, { params: Promise.resolve({ token, action }) })
  const { status } = response
  return { status, location: response.headers.get('location'), body: await response.text() }
}

/** Look at an action's preview and press 'Confirm'. */
export async function confirm(
  token: string,
  action: string,
  query: Record<string, string> = {},
  typed: Record<string, string> = {},
) {
  return send(token, action, { ...hiddenFields(await actionPage(token, action, query)), ...typed })
}
