import { company } from '@/content/company'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** Our address on one line. Registers, receipts and structured data have `company.address`. */
export function companyAddress(language: Language): string {
  const { streetAddress: street, postalCode, town } = company
  return words('company', language)('address', { street, postalCode, town })
}

/** Where guests find us: 'Rovaniemi, Finnish Lapland'. */
export function companyLocation(language: Language): string {
  return words('company', language)('location', { town: company.town })
}
