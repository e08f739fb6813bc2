import { company } from '@/content/company'
import { type RefusalResponse } from '@/lib/contract/refusal'
import { isApiPath } from '@/lib/contract/route-label'
import { escapeHtml } from '@/lib/emails/layout/text-to-html'
import { telUrl } from '@/lib/emails/parts/tel-url'

/** The URL of the page that a form is on, at the start of the form's URL. */
const PAGE_OF_FORM = /^\/(?:find-booking|(?:booking|operator|review|waiting)\/[^/]+)(?=\/)/

/** Send a refusal in a format the client can read: HTML for a form on a page, JSON for programs. */
export async function renderRefusal(request: Request, response: Response): Promise<Response> {
  if (response.status < 400) return response
  const { pathname } = new URL(request.url)
  if (isApiPath(pathname) || !acceptsPages(request)) return response
  const { error } = (await response.json()) as RefusalResponse
  const headers = new Headers(response.headers)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(pageOf(error, PAGE_OF_FORM.exec(pathname)?.[0] ?? '/'), {
    status: response.status,
    headers,
  })
}

function acceptsPages(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}

function pageOf(error: string, back: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This did not work · ${escapeHtml(company.brand)}</title>
<link rel="stylesheet" href="/refusal.css">
</head>
<body>
<main>
<h1>This did not work</h1>
<p role="alert">${escapeHtml(error)}</p>
<p><a class="back" href="${escapeHtml(back)}">Go back</a></p>
<p>In a hurry? Call <a href="${telUrl(company.phone)}">${company.phone}</a> or write to <a href="mailto:${company.email}">${company.email}</a>.</p>
</main>
</body>
</html>
`
}
