import { type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Show a page of the office as the server sends it, at its address. */
export function showPage(url: string, page: ReactNode): void {
  history.replaceState(null, '', url)
  document.body.innerHTML = renderToStaticMarkup(page)
}

type AnAnswer = { readonly status?: number; readonly redirected?: boolean; readonly waits?: Promise<void> }

/** An answer of the server with a page; it is sent when `waits` is fulfilled. */
export function answerWith(page: ReactNode, { status = 200, redirected = false, waits }: AnAnswer = {}) {
  return async (): Promise<Response> => {
    await waits
    const answer = new Response(renderToStaticMarkup(page), { status })
    Object.defineProperty(answer, 'redirected', { value: redirected })
    return answer
  }
}
