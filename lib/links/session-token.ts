import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as base64url. */
const VALUE = /^[\w-]{43}$/

export type TokenHash = Uint8Array<ArrayBuffer>

/** Make the value of a session's cookie, and the hash of it that is stored. */
export function createSessionToken(): { readonly value: string; readonly hash: TokenHash } {
  const value = randomBytes(32).toString('base64url')
  return { value, hash: hashOf(value) }
}

/** The hash to look a cookie's value up by; null if we never made such a value. */
export function hashSessionToken(value: string): TokenHash | null {
  return VALUE.test(value) ? hashOf(value) : null
}

function hashOf(value: string): TokenHash {
  return new Uint8Array(createHash('sha256').update(value).digest())
}
