import { company } from '@/content/company'
import { guideFacts } from '@/content/guides'
import { imprintTexts } from '@/content/imprint'
import { type OperatorText } from '@/content/operator-fact'
import { pickUpArea } from '@/content/pick-up'
import { reviews } from '@/content/reviews'
import { companySafetyTexts } from '@/content/safety'
import { tourPageFacts } from '@/content/tours/all-page-facts'
import { isVatConfirmed } from '@/content/vat'

/** A placeholder that the operator must replace. */
export type SamplePlaceholder = { readonly name: string; readonly file: string }

/** The placeholder values of company details that the operator must fill in. */
const placeholders = {
  legalName: 'Example Tours Oy',
  businessId: '0000000-0',
  vatNumber: 'FI00000000',
  streetAddress: 'Example Street 1',
  phone: '+358 00 000 0000',
  email: 'hello@example.com',
  chatUrl: 'https://wa.me/358000000000',
} as const satisfies Partial<typeof company>

/** The names of the company details that still have their placeholder values. */
const emptyCompanyFacts: readonly string[] = [
  ...factsStillEqual(company, placeholders),
  ...factsStillEqual(company.social, {
    instagram: 'https://www.instagram.com/lumiandlight',
    tiktok: 'https://www.tiktok.com/@lumiandlight',
  }),
]

export const hasSampleCompanyDetails = emptyCompanyFacts.length > 0

/**
 * All samples. A live build is refused while any is left, and each page that shows one says so.
 *
 * Rule: samples (docs/rules.md)
 */
export const samples: readonly SamplePlaceholder[] = [
  ...emptyCompanyFacts.map((fact) => ({ name: `company.${fact}`, file: 'content/company.ts' })),
  ...reviews
    .filter(({ isSample }) => isSample)
    .map(({ name }) => ({ name: `the review of ${name}`, file: 'content/reviews.ts' })),
  ...guideFacts
    .filter(({ isSample }) => isSample)
    .map(({ name }) => ({ name: `the guide ${name}`, file: 'content/guides.ts' })),
  ...unconfirmed({ pickUpArea }).map((fact) => ({ name: fact, file: 'content/pick-up.ts' })),
  ...(isVatConfirmed ? [] : [{ name: 'the rates of VAT', file: 'content/vat.ts' }]),
  ...unconfirmed(imprintTexts).map((fact) => ({ name: `imprint.${fact}`, file: 'content/imprint.ts' })),
  ...unconfirmed(companySafetyTexts).map((fact) => ({ name: `safety.${fact}`, file: 'content/safety.ts' })),
  ...Object.values(tourPageFacts).flatMap(({ tour, safety }) =>
    unconfirmed(safety).map((fact) => ({
      name: `safety.${fact} of ${tour.name}`,
      file: 'content/tours',
    })),
  ),
]

function factsStillEqual(
  facts: Readonly<Record<string, unknown>>,
  empty: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.keys(empty).filter((name) => facts[name] === empty[name])
}

function unconfirmed(facts: Readonly<Record<string, OperatorText>>): readonly string[] {
  return Object.entries(facts)
    .filter(([, { isConfirmed }]) => !isConfirmed)
    .map(([name]) => name)
}
