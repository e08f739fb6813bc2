import { company } from '@/content/company'

/** A part of a text, and whether no translator may change it. */
type Part = { readonly text: string; readonly isKept: boolean }

const NAMES = [company.brand, company.legalName, company.phone].map((name) =>
  name.replace(/[^\w\s]/g, '\\$&'),
)
/** As `lib/booking/reference.ts` writes it. */
const REFERENCE = 'LL-[0-9A-Z]{6}'
/** What follows a sentence is no part of it. */
const ADDRESS = '[^\\s@(“‘]{1,64}@[^\\s@]{1,253}(?<![.,:;!?)”’])'

const KEPT = new RegExp(`(${[...NAMES, REFERENCE, ADDRESS].join('|')})`)

/**
 * Where a text has our names and number, an e-mail address or a booking's reference: a translator would make other words of
 * them. Rule: kept-words (docs/rules.md)
 */
export function splitKept(text: string): readonly Part[] {
  return text
    .split(KEPT)
    .map((part, index) => ({ text: part, isKept: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
