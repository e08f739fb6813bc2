import { company } from '@/content/company'
import { type RefusalResponse } from '@/lib/contract/refusal'
import { isApiPath } from '@/lib/contract/route-label'
import { escapeHtml } from '@/lib/emails/layout/text-to-html'
import { telUrl } from '@/lib/emails/parts/tel-url'
import { isLanguage, type Language, toLocale } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** The URL of the page that a form is on, at the start of the form's URL. */
const PAGE_OF_FORM = /^\/(?:find-booking|office|(?:booking|operator|review|waiting)\/[^/]+)(?=\/)/

/** Send a refusal in a format the client can read: HTML for a form on a page, JSON for programs. */
export async function renderRefusal(request: Request, response: Response): Promise<Response> {
  if (response.status < 400) return response
  const { pathname } = new URL(request.url)
  if (isApiPath(pathname) || !acceptsPages(request)) return response
  const { error } = (await response.json()) as RefusalResponse
  const headers = new Headers(response.headers)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const spoken = headers.get('Content-Language') ?? 'en'
  const language = isLanguage(spoken) ? spoken : 'en'
  return new Response(renderPage(error, PAGE_OF_FORM.exec(pathname)?.[0] ?? '/', language), {
    status: response.status,
    headers,
  })
}

function acceptsPages(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}

function renderPage(error: string, back: string, language: Language): string {
  const { brand, phone, email } = company
  const say = words('refusals', language)
  const title = escapeHtml(say('didNotWork'))
  const contact = {
    phone: `<a href="${telUrl(phone)}">${phone}</a>`,
    email: `<a href="mailto:${email}">${email}</a>`,
  }
  return `<!doctype html>
<html lang="${toLocale(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(brand)}</title>
<link rel="stylesheet" href="/refusal.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p role="alert">${escapeHtml(error)}</p>
<p><a class="back" href="${escapeHtml(back)}">${escapeHtml(say('goBack'))}</a></p>
<p>${say('callOrWrite', contact)}</p>
</main>
</body>
</html>
`
}
