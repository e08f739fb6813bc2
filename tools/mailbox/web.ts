import { createServer, type IncomingMessage } from 'node:http'
import { type EmailFolder } from '@/tools/mailbox/email-folder'
import { type Email } from '@/tools/mailbox/email'
import { MAILBOX_STYLE_SHEET } from '@/tools/mailbox/style'
import {
  type WebResponse,
  webJsonResponse,
  notFoundResponse,
  styleSheetResponse,
  textResponse,
} from '@/tools/mailbox/web-response'
import {
  attachmentResponse,
  renderEmailHtml,
  renderEmailPage,
  renderEmailList,
} from '@/tools/mailbox/web-pages'
import { Failure } from '@/tools/process/user-error'

/** The part of the e-mail folder that the pages need. */
export type EmailReader = Pick<EmailFolder, 'list' | 'find'>

type Web = { readonly url: string; readonly close: () => Promise<void> }

/** Show the e-mails on loopback: pages for people, and JSON at /api/emails for tests. */
export async function startMailboxWebServer({
  port,
  emails,
  answerFirst = renderEmailList,
}: {
  readonly port: number
  readonly emails: EmailReader
  /** Answers requests for the first page; by default it lists all e-mails. */
  readonly answerFirst?: (emails: EmailReader) => Promise<WebResponse>
}): Promise<Web> {
  const server = createServer((request, response) => {
    route(request, emails, answerFirst)
      .catch(() => textResponse(500, 'The e-mails cannot be read.'))
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Failure(`The mailbox has no page: ${error.message}`)))
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function route(
  { method, url = '/' }: IncomingMessage,
  emails: EmailReader,
  answerFirst: (emails: EmailReader) => Promise<WebResponse>,
): Promise<WebResponse> {
  const [room, id = '', part, index] = new URL(url, 'http://mailbox').pathname.split('/').slice(1)
  if (method !== 'GET') return textResponse(405, 'This mailbox is read-only.')
  if (room === '') return answerFirst(emails)
  if (room === 'style.css') return styleSheetResponse(MAILBOX_STYLE_SHEET)
  if (room === 'api' && id === 'emails') return webJsonResponse((await emails.list()).map(toJson))
  const email = room === 'emails' ? await emails.find(id) : null
  if (!email) return notFoundResponse()
  if (part === undefined) return renderEmailPage(email)
  if (part === 'html') return renderEmailHtml(email, index)
  return part === 'attachments' ? attachmentResponse(email, Number(index)) : notFoundResponse()
}

/** Encode an e-mail as JSON: text attachments as they are, all others in base64. */
function toJson({ attachments, ...email }: Email) {
  return {
    ...email,
    attachments: attachments.map(({ filename, contentType, bytes }) => {
      const encoding = contentType.startsWith('text/') ? 'utf8' : 'base64'
      return { filename, contentType, content: bytes.toString(encoding) }
    }),
  }
}
