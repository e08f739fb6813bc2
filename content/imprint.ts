import { type OperatorFact, unconfirmedFact } from '@/content/operator-fact'

/** What the law requires a trader to publish in addition to `company`. Samples until the operator confirms them. */
export const imprintFacts = {
  responsible: unconfirmedFact('Managing director: Firstname Lastname'),
  tradeRegister: unconfirmedFact(
    'Entered in the Finnish Trade Register, kept by the Finnish Patent and Registration Office',
  ),
  transportLicence: unconfirmedFact('Licence for passenger transport number 000000, issued by Traficom'),
} as const satisfies Readonly<Record<string, OperatorFact>>
