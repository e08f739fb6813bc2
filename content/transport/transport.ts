type TransportRoute = '/transportation-rovaniemi-levi' | '/transportation-customized'

/** Everything the site knows of one way to travel with us. Pages, articles and e-mails take it from here. */
export type Transport = {
  readonly route: TransportRoute
  readonly name: string
  /** The request's kind. Rule: service-type (docs/rules.md) */
  readonly serviceType:
    'Private Transportation: Rovaniemi - Levi/Kittilä' | 'Private Customized Transportation'
  /** For the whole vehicle, VAT included. Null: by quote. */
  readonly priceCents: number | null
  /** As guests read it: '2–3 hours'. */
  readonly duration: string
  readonly maxPassengers: number
  /** Where it goes: a route, or all that it covers. */
  readonly reach: string
  /** How soon a quote is sent. Null where the price is fixed. */
  readonly quoteWithinHours: number | null
}

export const privateTransfer = {
  route: '/transportation-rovaniemi-levi',
  name: 'Private Transfer: Rovaniemi to Levi/Kittilä',
  serviceType: 'Private Transportation: Rovaniemi - Levi/Kittilä',
  priceCents: 399_00,
  duration: '2–3 hours',
  maxPassengers: 8,
  reach: 'Rovaniemi to Levi or Kittilä',
  quoteWithinHours: null,
} as const satisfies Transport

export const customTransport = {
  route: '/transportation-customized',
  name: 'Private Customized Transportation',
  serviceType: 'Private Customized Transportation',
  priceCents: null,
  duration: 'Flexible',
  maxPassengers: 8,
  reach: 'Finland',
  quoteWithinHours: 24,
} as const satisfies Transport
