import { HELSINKI } from '@/lib/calendar/day'
import { escapeHtml } from '@/lib/emails/mark-up'
import { type Letter } from '@/tools/mailbox/letter'
import { type LetterFolder } from '@/tools/mailbox/letter-folder'
import { type Answer, downloadAnswer, letterAnswer, notFound, pageAnswer } from '@/tools/mailbox/web-answer'

const LOOK_AGAIN_SECONDS = 5

/** In the zone of the operator, which is named, whatever the computer's own is. */
const ARRIVED = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: HELSINKI,
  timeZoneName: 'short',
} as const

export async function answerList(folder: LetterFolder): Promise<Answer> {
  const letters = await folder.list()
  const rows = letters.map(
    (letter) => `<tr>
<td>${escapeHtml(letter.to.join(', '))}</td>
<td>${escapeHtml(letter.from)}</td>
<td><a href="/letters/${encodeURIComponent(letter.id)}">${escapeHtml(letter.subject || '(no subject)')}</a></td>
<td>${timeOf(letter)}</td>
</tr>`,
  )
  const table = `<table>
<thead><tr><th>To</th><th>From</th><th>Subject</th><th>Time</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table>`
  const body = rows.length > 0 ? table : '<p>No letters yet. Make a booking, and they arrive here.</p>'
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>${body}`,
    `<meta http-equiv="refresh" content="${LOOK_AGAIN_SECONDS}">`,
  )
}

export function answerLetter(letter: Letter): Answer {
  const at = `/letters/${encodeURIComponent(letter.id)}`
  const attachments = letter.attachments.map(
    ({ filename, contentType }, index) =>
      `<li><a href="${at}/attachments/${index}">${escapeHtml(filename)}</a> ${escapeHtml(contentType)}</li>`,
  )
  return page(
    letter.subject,
    `<p><a href="/">All letters</a></p>
<h1>${escapeHtml(letter.subject || '(no subject)')}</h1>
<dl>
<dt>From</dt><dd>${escapeHtml(letter.from)}</dd>
<dt>To</dt><dd>${escapeHtml(letter.to.join(', '))}</dd>
${letter.replyTo ? `<dt>Reply to</dt><dd>${escapeHtml(letter.replyTo)}</dd>` : ''}
<dt>Time</dt><dd>${timeOf(letter)}</dd>
</dl>
${attachments.length > 0 ? `<h2>Attachments</h2><ul>${attachments.join('')}</ul>` : ''}
${letter.html ? `<h2>As HTML</h2><iframe title="The letter as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${at}/html"></iframe>` : ''}
<h2>As plain text</h2><pre>${escapeHtml(letter.text)}</pre>
<details><summary>Headers</summary><pre>${escapeHtml(letter.headers.join('\n'))}</pre></details>`,
  )
}

export function answerHtml({ html }: Letter): Answer {
  return html ? letterAnswer(`<base target="_blank">${html}`) : notFound()
}

export function answerAttachment({ attachments }: Letter, index: number): Answer {
  const attachment = attachments[index]
  return attachment
    ? downloadAnswer(attachment.filename, attachment.contentType, attachment.bytes)
    : notFound()
}

function page(title: string, body: string, head = ''): Answer {
  return pageAnswer(`<!doctype html>
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

function timeOf({ date }: Letter): string {
  if (!date || Number.isNaN(date.getTime())) return ''
  const shown = date.toLocaleString('en-GB', ARRIVED)
  return `<time datetime="${date.toISOString()}">${escapeHtml(shown)}</time>`
}
