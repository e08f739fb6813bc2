/* 28 fixed routes, 12 articles, and further pages. Rule: routes (docs/rules.md) */

const FIXED_ROUTES = [
  '/',
  '/northern-lights-tours',
  '/northern-lights-tour',
  '/family-friendly-northern-lights',
  '/renting-equipment',
  '/snowshoe-rental',
  '/daytime-experiences',
  '/ice-fishing',
  '/ranua-zoo',
  '/customized-tour',
  '/transportation',
  '/transportation-rovaniemi-levi',
  '/transportation-customized',
  '/your-stay',
  '/rovaniemi-sky',
  '/blog',
  '/payment-success',
  '/crypto-payment-success',
  '/privacy-policy',
  '/terms-conditions',
  '/questions',
  '/packing-list',
  '/getting-here',
  '/safety',
  '/accessibility',
  '/saavutettavuus',
  '/tillganglighet',
  '/imprint',
] as const

const ARTICLES = [
  'best-time-northern-lights-lapland-2025',
  'what-to-pack-lapland-winter-adventure',
  'northern-lights-photography-tips-beginners',
  'lapland-wildlife-animals-ranua-zoo',
  'traditional-ice-fishing-finnish-lapland',
  'snowshoe-adventure-exploring-lapland-wilderness',
  'lapland-winter-activities-complete-guide',
  'what-to-wear-lapland-winter-clothing-guide',
  'best-time-visit-lapland-seasonal-guide',
  'where-to-stay-lapland-accommodation-guide',
  'glass-igloos-lapland-complete-guide',
  'finnish-cabins-lapland-authentic-guide',
].map((slug) => `/blog/${slug}`)

export const ROUTES = [...FIXED_ROUTES, ...ARTICLES]

/** Confirmations are private to a guest, so search engines do not list them. */
export const PRIVATE_ROUTES: readonly string[] = ['/payment-success', '/crypto-payment-success']
