import { createServer, type IncomingMessage } from 'node:http'
import { type LetterFolder } from '@/tools/mailbox/letter-folder'
import { type Letter } from '@/tools/mailbox/letter'
import { STYLE } from '@/tools/mailbox/style'
import { type Answer, jsonAnswer, notFound, styleAnswer, textAnswer } from '@/tools/mailbox/web-answer'
import { answerAttachment, answerHtml, answerLetter, answerList } from '@/tools/mailbox/web-pages'
import { Failure } from '@/tools/process/failure'

type Web = { readonly url: string; readonly close: () => Promise<void> }

/** Show the letters on loopback: pages for a person, and JSON at /api/letters for tests. */
export async function startWeb({
  port,
  letters,
}: {
  readonly port: number
  readonly letters: LetterFolder
}): Promise<Web> {
  const server = createServer((request, response) => {
    route(request, letters)
      .catch(() => textAnswer(500, 'The letters cannot be read.'))
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

async function route({ method, url = '/' }: IncomingMessage, letters: LetterFolder): Promise<Answer> {
  const [room, id = '', part, index] = new URL(url, 'http://mailbox').pathname.split('/').slice(1)
  if (method !== 'GET') return textAnswer(405, 'This mailbox is read-only.')
  if (room === '') return answerList(letters)
  if (room === 'style.css') return styleAnswer(STYLE)
  if (room === 'api' && id === 'letters') return jsonAnswer((await letters.list()).map(toJson))
  const letter = room === 'letters' ? await letters.find(id) : null
  if (!letter) return notFound()
  if (part === undefined) return answerLetter(letter)
  if (part === 'html') return answerHtml(letter)
  return part === 'attachments' ? answerAttachment(letter, Number(index)) : notFound()
}

/** Attachments of text as they are, all others in base64. */
function toJson({ attachments, ...letter }: Letter) {
  return {
    ...letter,
    attachments: attachments.map(({ filename, contentType, bytes }) => {
      const encoding = contentType.startsWith('text/') ? 'utf8' : 'base64'
      return { filename, contentType, content: bytes.toString(encoding) }
    }),
  }
}
