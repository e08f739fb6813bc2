import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a page shows what was just done; after that it shows only the current state. */
const DONE_SECONDS = 600

type Done = {
  readonly token: string
  readonly word: string
}

/**
 * Sign a code for what a form has just done, to put in the URL that it redirects to. The signature stops anybody from
 * making a page claim something by editing its URL.
 *
 * Rule: operator-link (docs/rules.md)
 */
export function signFormResult(done: Done, secret: Uint8Array, now: Date): string {
  const end = Math.floor(now.getTime() / 1000) + DONE_SECONDS
  return `${done.word}.${end.toString(36)}.${signatureOf(done, end, secret)}`
}

/** The code for what was done; null if it is too old or the signature is invalid. */
export function readFormResult(
  text: string,
  { token, secret, now }: { readonly token: string; readonly secret: Uint8Array; readonly now: Date },
): string | null {
  const [, word = '', until = '', signature = ''] =
    /^([\w-]{1,40})\.([\da-z]{1,9})\.([\w-]{22})$/.exec(text) ?? []
  const end = Number.parseInt(until, 36)
  if (word === '' || now.getTime() > end * 1000) return null
  const right = Buffer.from(signatureOf({ token, word }, end, secret))
  return timingSafeEqual(Buffer.from(signature), right) ? word : null
}

function signatureOf({ token, word }: Done, end: number, secret: Uint8Array): string {
  const hash = createHmac('sha256', secret).update(`done ${token} ${word} ${end}`).digest()
  return hash.subarray(0, 16).toString('base64url')
}
