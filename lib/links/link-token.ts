import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The purpose of a link. The number is a byte of the token, so it must never be reused. `guest` shows a booking to its
 * guest; `address` confirms the guest's new e-mail address; `operator` and `departure` show a booking and a departure
 * to readers of an operator's inbox; `guide` shows a departure to its guide; `enquiry` shows a visitor's enquiry to an
 * inbox; `waiting` confirms a party's place on the waiting list or removes it; `release` releases the seats of one
 * payment page; `review` lets a guest who came write and withdraw a review; `judge` shows a review to an inbox; `payer`
 * shows a booking to the browser that paid for it, which may not belong to the reader of its e-mail address; `office`
 * signs in to the office.
 */
const KINDS = {
  guest: 1,
  address: 2,
  operator: 3,
  departure: 4,
  guide: 5,
  enquiry: 6,
  waiting: 7,
  release: 8,
  review: 9,
  judge: 10,
  payer: 11,
  office: 12,
} as const

type LinkKind = keyof typeof KINDS

const LINK_KINDS = Object.keys(KINDS).filter((name): name is LinkKind => Object.hasOwn(KINDS, name))

/** The rights that a link carries. The use case checks in the database whether they are still valid. */
export type LinkClaims = {
  readonly kind: LinkKind
  /**
   * The UUID of the link's subject: the booking, the party (`waiting`), the enquiry (`enquiry`), the checkout
   * (`release`), the review (`judge`) or the row of `office_links` (`office`). For a departure it encodes the departure's number.
   */
  readonly subjectId: string
  /**
   * The booking's link version when the link was made: links of earlier versions are revoked. For `address`, the
   * version of the address proof; for `waiting`, its party's language.
   */
  readonly version: number
}

/**
 * An id looked up for an invalid token, so that the response takes as long as for an expired link.
 *
 * Rule: guest-link (docs/rules.md)
 */
export const UNKNOWN_LINK_CLAIMS = { subjectId: '00000000-0000-0000-0000-000000000000', version: 0 } as const

const ID_BYTES = 16
const HEAD_BYTES = 1 + ID_BYTES + 4
/**
 * A signature of 168 bits is impossible to guess, and the whole token then fills exactly 56 characters, so that it has
 * only one spelling.
 */
const SIGNATURE_BYTES = 21
const TOKEN = /^[\w-]{56}$/

/** A token as the part of a URL's path. */
const TOKEN_IN_PATH = /\/[\w-]{56}(?![\w-])/g

/**
 * Return the token of a link: signed, without personal data, 56 characters that are safe in a URL. It ends in a letter
 * or a digit, because programs that detect links in an e-mail's text may drop a hyphen at the end.
 */
export function signLink({ kind, subjectId, version }: LinkClaims, secret: Uint8Array): string {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(KINDS[kind], 0)
  head.write(subjectId.replaceAll('-', ''), 1, 'hex')
  head.writeUInt32BE(version, 1 + ID_BYTES)
  return Buffer.concat([head, readableSignature(head, secret)]).toString('base64url')
}

/**
 * Read a token. Takes the same time for any wrong signature.
 *
 * @returns  null if it was not signed with this secret
 */
export function readLink(token: string, secret: Uint8Array): LinkClaims | null {
  if (!TOKEN.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const head = bytes.subarray(0, HEAD_BYTES)
  const signature = bytes.subarray(HEAD_BYTES)
  // Links that were e-mailed before tokens avoided a hyphen or underscore at the end are still valid.
  const isSigned = [signatureOf(head, secret), readableSignature(head, secret)].map((right) =>
    timingSafeEqual(signature, right),
  )
  if (!isSigned.includes(true)) return null
  const kind = kindOf(head.readUInt8(0))
  if (kind === null) return null
  const hex = head.toString('hex', 1, 1 + ID_BYTES)
  const subjectId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { kind, subjectId, version: head.readUInt32BE(1 + ID_BYTES) }
}

/** The secret for the links sent to one inbox. The signature identifies the inbox without containing its address. */
export function deriveInboxSecret(inbox: string, secret: Uint8Array): Uint8Array {
  return createHmac('sha256', secret).update(inbox.toLowerCase()).digest()
}

/** The first of a link's possible signatures that ends in neither a hyphen nor an underscore. */
function readableSignature(head: Buffer, secret: Uint8Array): Buffer {
  for (let turn = 0; ; turn += 1) {
    const signature = signatureOf(head, secret, turn)
    if (/[^_-]$/.test(signature.toString('base64url'))) return signature
  }
}

function signatureOf(head: Buffer, secret: Uint8Array, turn = 0): Buffer {
  const hash = createHmac('sha256', secret).update(head).update(Buffer.alloc(turn)).digest()
  return hash.subarray(0, SIGNATURE_BYTES)
}

/** Hide the tokens of all links in a text, so that nobody can follow them. */
export function hideTokens(text: string): string {
  return text.replaceAll(TOKEN_IN_PATH, '/…')
}

function kindOf(byte: number): LinkKind | null {
  return LINK_KINDS.find((kind) => KINDS[kind] === byte) ?? null
}
