import { HELSINKI_TIME_ZONE } from '@/lib/calendar/day'
import { escapeHtml } from '@/lib/emails/layout/text-to-html'
import { toLocale } from '@/lib/language/language'
import { type Email } from '@/tools/mailbox/email'
import { type EmailFolder } from '@/tools/mailbox/email-folder'
import {
  type WebResponse,
  downloadResponse,
  emailResponse,
  notFoundResponse,
  pageResponse,
} from '@/tools/mailbox/web-response'

const REFRESH_SECONDS = 5

/** Show times in the operator's time zone, not the computer's, and name the zone. */
const ARRIVED = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: HELSINKI_TIME_ZONE,
  timeZoneName: 'short',
} as const

export async function renderEmailList(folder: Pick<EmailFolder, 'list'>): Promise<WebResponse> {
  const emails = await folder.list()
  const rows = emails.map(
    (email) => `<tr>
<td>${escapeHtml(email.to.join(', '))}</td>
<td>${escapeHtml(email.from)}</td>
<td><a href="/emails/${encodeURIComponent(email.id)}">${escapeHtml(email.subject || '(no subject)')}</a></td>
<td>${timeOf(email)}</td>
</tr>`,
  )
  const table = `<table>
<thead><tr><th>To</th><th>From</th><th>Subject</th><th>Time</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table>`
  const body = rows.length > 0 ? table : '<p>No e-mails yet. Make a booking, and they arrive here.</p>'
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>${body}`,
    `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
  )
}

export function renderEmailPage(email: Email): WebResponse {
  const at = `/emails/${encodeURIComponent(email.id)}`
  const attachments = email.attachments.map(
    ({ filename, contentType }, index) =>
      `<li><a href="${at}/attachments/${index}">${escapeHtml(filename)}</a> ${escapeHtml(contentType)}</li>`,
  )
  return page(
    email.subject,
    `<p><a href="/">All e-mails</a></p>
<h1>${escapeHtml(email.subject || '(no subject)')}</h1>
<dl>
<dt>From</dt><dd>${escapeHtml(email.from)}</dd>
<dt>To</dt><dd>${escapeHtml(email.to.join(', '))}</dd>
${email.replyTo ? `<dt>Reply to</dt><dd>${escapeHtml(email.replyTo)}</dd>` : ''}
<dt>Time</dt><dd>${timeOf(email)}</dd>
</dl>
${attachments.length > 0 ? `<h2>Attachments</h2><ul>${attachments.join('')}</ul>` : ''}
${email.html ? `<h2>As HTML</h2><iframe title="The e-mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${at}/html"></iframe>` : ''}
<h2>As plain text</h2><pre>${escapeHtml(email.text)}</pre>
<details><summary>Headers</summary><pre>${escapeHtml(email.headers.join('\n'))}</pre></details>`,
  )
}

/** Show every e-mail on one page: on a phone and a desktop, in light and dark mode, and as plain text. */
export async function renderEmailGallery(folder: Pick<EmailFolder, 'list'>): Promise<WebResponse> {
  const emails = await folder.list()
  const contents = emails.map(({ id }) => `<li><a href="#${id}">${id}</a></li>`)
  return page(
    'Every e-mail',
    `<h1>Every e-mail</h1><ul class="contents">${contents.join('')}</ul>${emails.map(gallerySection).join('')}`,
  )
}

function gallerySection({ id, subject, text }: Email): string {
  const frame = (width: string, scheme: string) =>
    `<iframe class="${width}" loading="lazy" title="${id}, ${width}, ${scheme}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/emails/${id}/html/${scheme}"></iframe>`
  return `<section id="${id}"><h2>${id}</h2>
<p><a href="/emails/${id}">${escapeHtml(subject)}</a></p>
<div class="views">${['light', 'dark'].map((scheme) => frame('phone', scheme) + frame('desktop', scheme)).join('')}</div>
<details><summary>As plain text</summary><pre>${escapeHtml(text)}</pre></details></section>`
}

/**
 * Render the HTML of an e-mail for a page.
 *
 * @param scheme  `light` or `dark`, regardless of the reader's system setting
 */
export function renderEmailHtml({ html }: Email, scheme?: string): WebResponse {
  if (!html) return notFoundResponse()
  const media = scheme && (scheme === 'dark' ? 'all' : 'not all')
  const shown = media ? html.replaceAll('(prefers-color-scheme: dark)', media) : html
  return emailResponse(`<base target="_blank">${shown}`)
}

export function attachmentResponse({ attachments }: Email, index: number): WebResponse {
  const attachment = attachments[index]
  return attachment
    ? downloadResponse(attachment.filename, attachment.contentType, attachment.bytes)
    : notFoundResponse()
}

function page(title: string, body: string, head = ''): WebResponse {
  return pageResponse(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/style.css">
${head}</head>
<body><main>${body}</main></body>
</html>`)
}

function timeOf({ date }: Email): string {
  if (!date || Number.isNaN(date.getTime())) return ''
  const shown = date.toLocaleString(toLocale('en'), ARRIVED)
  return `<time datetime="${date.toISOString()}">${escapeHtml(shown)}</time>`
}
