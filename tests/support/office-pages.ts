import { renderToStaticMarkup } from 'react-dom/server'
import { currentRequestContext, enterRequestContext } from '@/lib/observability/request-context'

/* The office's pages in a browser without scripts. A test that reads pages must mock `next/headers`. */

type Props = {
  readonly params: Promise<Readonly<Record<string, string>>>
  readonly searchParams: Promise<Readonly<Record<string, string>>>
}

/** Render a page for a request. Returns it with the status of its response, if it sets one. */
export async function officePage(
  page: unknown,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
) {
  enterRequestContext({ id: 'a-request' })
  const props: Props = { params: Promise.resolve(params), searchParams: Promise.resolve(query) }
  const render = page as (props: Props) => Promise<React.ReactElement>
  const html = renderToStaticMarkup(await render(props))
  return { html, status: currentRequestContext()?.status }
}

/** The words of a page, without its tags. */
export const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** What Next passes to a route along with the request. */
export const routeArgs = <Params extends object>(params: Params) => ({ params: Promise.resolve(params) })

/** The query of the address that a form redirects to. */
export function queryOf(response: Response): Record<string, string> {
  const location = new URL(response.headers.get('location') ?? '', 'https://lumi.example.com')
  return Object.fromEntries(location.searchParams)
}
