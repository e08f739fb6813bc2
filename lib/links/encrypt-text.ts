import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypt a text. Its key is not stored anywhere: it becomes part of a URL. */
export function encryptText(text: string): { readonly sealed: string; readonly key: string } {
  const [key, nonce] = [randomBytes(32), randomBytes(NONCE_BYTES)]
  const cipher = createCipheriv(CIPHER, key, nonce)
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64')
  return { sealed, key: key.toString('base64url') }
}

/** Decrypt a sealed text; null if the key is wrong. */
export function decryptText(sealed: string, key: string): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv(CIPHER, Buffer.from(key, 'base64url'), nonce)
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
