type TransportRoute = '/transportation-rovaniemi-levi' | '/transportation-customized'

/** Everything the site knows about a transport service. Pages, articles and e-mails all read it from here. */
export type Transport = {
  readonly route: TransportRoute
  readonly name: string
  /** The kind sent with a request. Rule: service-type (docs/rules.md) */
  readonly serviceType:
    'Private Transportation: Rovaniemi - Levi/Kittilä' | 'Private Customized Transportation'
  /** For the whole vehicle, VAT included. Null if the price is by quote. */
  readonly priceCents: number | null
  /** As shown to guests: '2–3 hours'. */
  readonly duration: string
  readonly maxPassengers: number
  /** Where it goes: a route, or the area it covers. */
  readonly reach: string
  /** How soon we send a quote. Null if the price is fixed. */
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

/** The services by the names of their text files. */
export type TransportKey = 'privateTransfer' | 'customTransport'
