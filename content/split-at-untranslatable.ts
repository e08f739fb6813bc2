import { company } from '@/content/company'

/** Part of a text, and whether it must not be translated. */
type Part = { readonly text: string; readonly isKept: boolean }

const NAMES = [company.brand, company.legalName, company.phone].map((name) =>
  name.replace(/[^\w\s]/g, '\\$&'),
)
/** Matches the format of `lib/booking/reference.ts`. */
const REFERENCE = 'LL-[0-9A-Z]{6}'
/** Excludes punctuation at the end of a sentence. */
const ADDRESS = '[^\\s@(“‘]{1,64}@[^\\s@]{1,253}(?<![.,:;!?)”’])'

const KEPT = new RegExp(`(${[...NAMES, REFERENCE, ADDRESS].join('|')})`)

/**
 * Split a text at our names and phone number, e-mail addresses and booking references, which a translation tool would
 * garble. Rule: kept-words (docs/rules.md)
 */
export function splitAtUntranslatable(text: string): readonly Part[] {
  return text
    .split(KEPT)
    .map((part, index) => ({ text: part, isKept: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
