import { createServer, type IncomingMessage } from 'node:http'
import { type LetterFolder } from '@/tools/mailbox/letter-folder'
import { type Answer, notFound, textAnswer } from '@/tools/mailbox/web-answer'
import { answerLetters, emptyLetters } from '@/tools/mailbox/web-api'
import {
  answerAttachment,
  answerHtml,
  answerLetter,
  answerList,
  answerStyle,
} from '@/tools/mailbox/web-pages'
import { Failure } from '@/tools/process/failure'

type Web = { readonly url: string; readonly close: () => Promise<void> }

/** Show the letters on loopback: pages for a person, JSON for tests. */
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
  if (room === 'api' && id === 'letters' && !part) {
    if (method === 'DELETE') return emptyLetters(letters)
    if (method === 'GET') return answerLetters(letters)
  }
  if (method !== 'GET') return textAnswer(405, 'Only looking is possible here.')
  if (room === '') return answerList(letters)
  if (room === 'style.css') return answerStyle()
  const letter = room === 'letters' ? await letters.find(id) : null
  if (!letter) return notFound()
  if (part === undefined) return answerLetter(letter)
  if (part === 'html') return answerHtml(letter)
  return part === 'attachments' ? answerAttachment(letter, Number(index)) : notFound()
}
