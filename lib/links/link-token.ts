import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What a link is for. Bytes of the token, so a number is never used again for something else: `guest` shows a booking to
 * its guest; `address` proves the guest's new e-mail address; `operator` and `departure` show a booking and a departure to
 * whoever reads an inbox of the operator; `guide` shows a departure to its guide; `enquiry` shows what
 * a visitor asked to an inbox; `waiting` puts a party into the line of the waiting list and takes it off; `release` gives
 * back the seats of one payment page.
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
} as const

type LinkKind = keyof typeof KINDS

const LINK_KINDS = Object.keys(KINDS).filter((name): name is LinkKind => Object.hasOwn(KINDS, name))

/** Who may do what, as a link says it; whether it still holds, its use case asks the booking. */
export type Link = {
  readonly kind: LinkKind
  /** A UUID; of a link of kind `waiting` or `enquiry` that of the party or enquiry, of `release` that of the checkout, of a departure's its number as one. */
  readonly subjectId: string
  /**
   * The booking's link version when the link was made: an earlier one has been revoked. Of an address that is to be
   * proved, the version of that proof.
   */
  readonly version: number
}

/**
 * Who is looked up where a token is no link, so that its answer takes as long as that of a link that has ended.
 *
 * Rule: guest-link (docs/rules.md)
 */
export const NOBODY = { subjectId: '00000000-0000-0000-0000-000000000000', version: 0 } as const

const ID_BYTES = 16
const HEAD_BYTES = 1 + ID_BYTES + 4
/** 168 bits: nobody guesses one, and the whole token fills 56 letters, so that there is one way to write it. */
const SIGNATURE_BYTES = 21
const TOKEN = /^[\w-]{56}$/

/**
 * The token of a link: signed, without personal data, 56 letters that are safe in an address. It ends in a letter or a
 * digit: what makes links of an e-mail's text may leave a hyphen at the end out.
 */
export function signLink({ kind, subjectId, version }: Link, secret: Uint8Array): string {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(KINDS[kind], 0)
  head.write(subjectId.replaceAll('-', ''), 1, 'hex')
  head.writeUInt32BE(version, 1 + ID_BYTES)
  return Buffer.concat([head, readableSignature(head, secret)]).toString('base64url')
}

/**
 * Read a token that somebody sent. Takes the same time whatever is wrong with its signature.
 *
 * @returns  null for a token that was not signed with this secret
 */
export function readLink(token: string, secret: Uint8Array): Link | null {
  if (!TOKEN.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const head = bytes.subarray(0, HEAD_BYTES)
  const signature = bytes.subarray(HEAD_BYTES)
  // Links of earlier e-mails have the first signature, however it ends.
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

/** The secret of the links that one inbox is sent: whose signature a link has says where it went, without an address. */
export function secretOfInbox(inbox: string, secret: Uint8Array): Uint8Array {
  return createHmac('sha256', secret).update(inbox.toLowerCase()).digest()
}

/** The first of a link's signatures whose last letter is neither a hyphen nor an underscore. */
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

function kindOf(byte: number): LinkKind | null {
  return LINK_KINDS.find((kind) => KINDS[kind] === byte) ?? null
}
