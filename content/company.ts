const town = 'Rovaniemi'
const streetAddress = 'Example Street 1'
const postalCode = '96100'

/** Our company details. All values are placeholders: replace them with your own. Rule: samples (docs/rules.md) */
export const company = {
  brand: 'Lumi & Light',
  /** The seller: its name in the trade register and its business ID (Y-tunnus). */
  legalName: 'Example Tours Oy',
  businessId: '0000000-0',
  vatNumber: 'FI00000000',
  streetAddress,
  postalCode,
  /** The address on one line. */
  address: `${streetAddress}, ${postalCode} ${town}, Finland`,
  phone: '+358 00 000 0000',
  email: 'hello@example.com',
  location: 'Rovaniemi, Finnish Lapland',
  town,
  region: 'Finnish Lapland',
  countryCode: 'FI',
  chatUrl: 'https://wa.me/358000000000',
  social: {
    instagram: 'https://www.instagram.com/lumiandlight',
    tiktok: 'https://www.tiktok.com/@lumiandlight',
  },
  copyrightYear: 2025,
} as const
