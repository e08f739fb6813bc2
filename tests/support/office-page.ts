import { renderToStaticMarkup } from 'react-dom/server'
import { currentRequestContext, enterRequestContext } from '@/lib/observability/request-context'

type Props = {
  readonly params: Promise<Readonly<Record<string, string>>>
  readonly searchParams: Promise<Readonly<Record<string, string>>>
}

/** Render a page of the office as the server does, without scripts. Returns its HTML, and its status if it set one. */
export async function htmlOf(
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

/** The text of some HTML. */
export const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** What Next passes to a route with parameters. */
export const argsOf = <Params extends object>(params: Params) => ({ params: Promise.resolve(params) })
