/** Who we are. The figures are placeholders: replace them with your own. */
export const company = {
  brand: 'Lumi & Light',
  phone: '+358 00 000 0000',
  email: 'hello@example.com',
  location: 'Rovaniemi, Finnish Lapland',
  town: 'Rovaniemi',
  region: 'Finnish Lapland',
  countryCode: 'FI',
  chatUrl: 'https://wa.me/358000000000',
  social: {
    instagram: 'https://www.instagram.com/lumiandlight',
    tiktok: 'https://www.tiktok.com/@lumiandlight',
  },
  copyrightYear: 2025,
} as const
