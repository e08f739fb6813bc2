import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** So long a page says what was done: whoever comes back later reads how it stands. */
const DONE_SECONDS = 600

type Done = {
  readonly token: string
  /** What was done, by its word. */
  readonly word: string
}

/**
 * What a form has done, for the address that it leads to. Signed, so that a page says of nothing that it was done
 * because an address does.
 *
 * Rule: operator-link (docs/rules.md)
 */
export function signDone(done: Done, secret: Uint8Array, now: Date): string {
  const end = Math.floor(now.getTime() / 1000) + DONE_SECONDS
  return `${done.word}.${end.toString(36)}.${signatureOf(done, end, secret)}`
}

/** The word of what was done; null where it is long ago, or nobody signed it. */
export function readDone(
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
