import { database } from '@/lib/db/client'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { guestUrl } from '@/lib/use-cases/links/guest-url'

let clients = 0

/** A form sent without JavaScript, as a browser does from a page with a `no-referrer` policy. */
export function aForm(
  fields: Record<string, string> | string[][],
  headers: Record<string, string> = {},
): Request {
  return new Request('https://lumi.example.com/booking/x', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: 'null',
      [CLIENT_ADDRESS_HEADER]: `192.0.2.${(clients += 1) % 250}`,
      ...headers,
    },
  })
}

/** The arguments for the routes of a booking's own page. */
export async function guestPageArgs(reference: string) {
  const row = await database().booking.findUniqueOrThrow({ where: { reference } })
  const token = (await guestUrl(database(), row)).split('/').at(-1) ?? ''
  return { token, params: Promise.resolve({ token }) }
}

/** A response's status and where it redirects to. */
export const where = (response: Response) => [response.status, response.headers.get('location')]
