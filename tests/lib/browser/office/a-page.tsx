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
    // Not a `Response`, whose text takes time that fake timers do not let pass.
    const answer = { ok: status < 400, status, redirected, text: async () => renderToStaticMarkup(page) }
    return answer as unknown as Response
  }
}

/** Let scripts read forms: the tests' environment has Node's FormData, which knows no elements. */
export function readForms(): void {
  const frame = document.body.appendChild(document.createElement('iframe'))
  Object.defineProperty(window, 'FormData', {
    configurable: true,
    value: (frame.contentWindow as unknown as typeof globalThis).FormData,
  })
  frame.remove()
}
