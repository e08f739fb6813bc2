import { normalizeEmail, normalizePhone } from '@/lib/contract/normalize-contact'
import { stripInvisible } from '@/lib/contract/strip-invisible'

/**
 * Split what was typed to find a booking into search terms: a phone number is one term, and an e-mail address has the
 * form in which it is stored. Empty if nothing visible was typed.
 */
export function toSearchTerms(typed: string): readonly string[] {
  const text = stripInvisible(typed).trim()
  if (text === '') return []
  const phone = normalizePhone(text)
  if (/^[+\d\s()-]+$/.test(phone)) return [phone]
  return text.split(/\s+/).map((word) => (/[@\uff20]/.test(word) ? normalizeEmail(word) : word))
}
