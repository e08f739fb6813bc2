import { OFFICE_PAGES } from '@/lib/contract/office-pages'
import { STAY_QUERY } from '@/tests/e2e/a-stay'
import { ROUTES } from '@/tests/e2e/routes'

/*
 * The page files, and a visit for each kind of page; tests/app/page-templates.test.ts checks that the list is complete.
 */

export type Sample = {
  readonly address: string
  /** Selector of content that loads late; the page is complete once it exists. */
  readonly shows?: string
  /** 200 by default. */
  readonly status?: number
  /** All its text is on a light background: measured for guests who prefer more contrast. */
  readonly isAllLight?: true
  /** A guest's or operator's page, which has no footer, and facts and forms rather than running text. */
  readonly isByLink?: true
}

export type PageTemplate = {
  /** Path below `app/`. */
  readonly files: readonly string[]
  /** The component that several page files share, or the function named after it; each renders nothing else. */
  readonly component?: string
} & (
  | { readonly samples: readonly Sample[] }
  /** Covered by a separate test, because the page's URL is a guest's link: its file, and a text in it. */
  | { readonly visitedIn: string; readonly at: string }
)

const PANEL = '#booking [role="grid"]'
const FILM_BUTTON = 'button[aria-label$=" film"]'

export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  { files: ['site/[language]/page.tsx'], samples: [{ address: '/', shows: FILM_BUTTON }] },
  {
    component: 'createCategoryPage',
    files: [
      'site/[language]/northern-lights-tours/page.tsx',
      'site/[language]/daytime-experiences/page.tsx',
      'site/[language]/renting-equipment/page.tsx',
    ],
    samples: [{ address: '/northern-lights-tours' }],
  },
  {
    files: ['site/[language]/[tour]/page.tsx'],
    samples: [{ address: '/northern-lights-tour', shows: PANEL }],
  },
  {
    files: ['site/[language]/customized-tour/page.tsx'],
    samples: [{ address: '/customized-tour' }],
  },
  {
    files: ['site/[language]/transportation/page.tsx'],
    samples: [{ address: '/transportation', isAllLight: true }],
  },
  {
    component: 'TransportTemplate',
    files: [
      'site/[language]/transportation-customized/page.tsx',
      'site/[language]/transportation-rovaniemi-levi/page.tsx',
    ],
    samples: [{ address: '/transportation-customized', isAllLight: true }],
  },
  {
    files: ['site/[language]/your-stay/page.tsx'],
    samples: [{ address: '/your-stay' }, { address: `/your-stay?${STAY_QUERY}`, shows: 'main table' }],
  },
  {
    files: ['site/[language]/your-stay/answer/page.tsx'],
    samples: [{ address: `/your-stay/answer?${STAY_QUERY}`, shows: 'main table' }],
  },
  {
    files: ['site/[language]/rovaniemi-sky/page.tsx'],
    samples: [{ address: '/rovaniemi-sky', isAllLight: true }],
  },
  { files: ['site/[language]/blog/page.tsx'], samples: [{ address: '/blog' }] },
  {
    files: ['site/[language]/blog/[slug]/page.tsx'],
    samples: [{ address: '/blog/best-time-northern-lights-lapland-2025', isAllLight: true }],
  },
  {
    component: 'createInfoPage',
    files: [
      'site/[language]/getting-here/page.tsx',
      'site/[language]/safety/page.tsx',
      'site/[language]/accessibility/page.tsx',
      'site/[language]/imprint/page.tsx',
    ],
    samples: [{ address: '/getting-here', isAllLight: true }],
  },
  {
    component: 'createLegalPage',
    files: [
      'site/[language]/privacy-policy/page.tsx',
      'site/[language]/terms-conditions/page.tsx',
      'site/[language]/saavutettavuus/page.tsx',
      'site/[language]/tillganglighet/page.tsx',
    ],
    samples: [{ address: '/terms-conditions', isAllLight: true }],
  },
  { files: ['site/[language]/questions/page.tsx'], samples: [{ address: '/questions', isAllLight: true }] },
  {
    files: ['site/[language]/packing-list/page.tsx'],
    samples: [{ address: '/packing-list', isAllLight: true }],
  },
  {
    files: ['site/[language]/payment-success/page.tsx'],
    samples: [{ address: '/payment-success', isAllLight: true }],
  },
  {
    files: ['site/[language]/crypto-payment-success/page.tsx'],
    samples: [{ address: '/crypto-payment-success', isAllLight: true }],
  },
  {
    files: ['site/[language]/find-booking/page.tsx'],
    samples: [{ address: '/find-booking', isAllLight: true }, { address: '/find-booking?sent' }],
  },
  {
    component: 'NotFoundMessage',
    files: [
      'global-not-found.tsx',
      'site/[language]/missing/page.tsx',
      'site/[language]/reviews/not-found.tsx',
    ],
    samples: [{ address: '/no-such-page', status: 404 }],
  },
  {
    component: 'LinkNotFound',
    files: ['booking', 'operator', 'review', 'waiting'].map(
      (page) => `(by-link)/${page}/[token]/not-found.tsx`,
    ),
    samples: [
      { address: '/booking/wrong', status: 404 },
      { address: '/operator/wrong', status: 404 },
    ],
  },
  ...['', '/guests', '/date', '/details', '/tell-us', '/cancel'].map((form) => ({
    files: [`(by-link)/booking/[token]${form}/page.tsx`],
    visitedIn: 'tests/e2e/guest-page.spec.ts',
    at: form ? `'${form}` : "''",
  })),
  ...['/another-date', '/another-tour', '/refund'].map((form) => ({
    files: [`(by-link)/booking/[token]${form}/page.tsx`],
    visitedIn: 'tests/e2e/guest-states.spec.ts',
    at: `address: \`\${link}${form}\``,
  })),
  {
    files: ['(by-link)/waiting/[token]/page.tsx'],
    visitedIn: 'tests/e2e/guest-states.spec.ts',
    at: 'address: waiting,',
  },
  {
    files: ['(by-link)/review/[token]/page.tsx'],
    visitedIn: 'tests/e2e/review-story.spec.ts',
    at: 'address: form,',
  },
  {
    files: ['site/[language]/reviews/page.tsx'],
    visitedIn: 'tests/e2e/review-story.spec.ts',
    at: "address: '/reviews',",
  },
  ...['', '/[action]'].map((form) => ({
    files: [`(by-link)/operator/[token]${form}/page.tsx`],
    visitedIn: 'tests/e2e/operator-page.spec.ts',
    at: form ? "'/cancel-for-us'" : "''",
  })),
  {
    files: ['office/page.tsx'],
    samples: [
      { address: '/office', isByLink: true },
      { address: '/office?sent', isByLink: true },
    ],
  },
  {
    files: ['office/enter/[token]/page.tsx'],
    samples: [{ address: '/office/enter/wrong', status: 404, isByLink: true }],
  },
  ...OFFICE_PAGES.map(({ path }) => ({
    files: [`${path.slice(1)}/page.tsx`],
    visitedIn: 'tests/e2e/office.spec.ts',
    at: 'of OFFICE_PAGES)',
  })),
  ...[
    ['bookings/[reference]', "name: 'Aino Korhonen'"],
    ['bookings/[reference]/[action]', "name: 'Cancel for us'"],
    ['dates/[ids]', "name: 'Dates'"],
    ['dates/[ids]/[action]', "'Open for sale'"],
    ['departures/[id]', "name: 'Guest list'"],
    ['departures/[id]/[action]', "name: 'Name the guide'"],
    ['enquiries/[id]', "'Is there a date in winter?'"],
    ['enquiries/[id]/[action]', "name: 'Answered'"],
    ['season', "name: 'Open a season'"],
  ].map(([page = '', at = '']) => ({
    files: [`office/${page}/page.tsx`],
    visitedIn: 'tests/e2e/office.spec.ts',
    at,
  })),
  // It is shown an hour after signing in.
  {
    files: ['office/confirm-it-is-you/page.tsx'],
    visitedIn: 'tests/app/office/confirm-it-is-you.test.ts',
    at: 'Confirm it is you<',
  },
  {
    files: ['office/[...missing]/page.tsx'],
    visitedIn: 'tests/app/office/pages.test.ts',
    at: 'There is no such page',
  },
  ...['', '/[action]'].map((form) => ({
    files: [`office/reviews/[id]${form}/page.tsx`],
    visitedIn: 'tests/e2e/review-story.spec.ts',
    at: form ? "press(page, 'Publish')" : "'/office/reviews'",
  })),
  ...[
    ['emails/[id]', "name: 'Contact received'"],
    ['emails/[id]/[action]', "'Send again'"],
    ['bookings/[reference]/person', "'Payments and refunds'"],
    ['bookings/[reference]/person/[action]', "'kept, because the tour is still ahead'"],
    ['enquiries/[id]/person', "name: 'This person'"],
    ['enquiries/[id]/person/[action]', "'Enquiries to delete: 1.'"],
  ].map(([page = '', at = '']) => ({
    files: [`office/${page}/page.tsx`],
    visitedIn: 'tests/e2e/office-records.spec.ts',
    at,
  })),
  // No request leads to them.
  {
    files: ['global-error.tsx'],
    visitedIn: 'tests/components/layout/unexpected-error-message.test.tsx',
    at: 'GlobalError',
  },
  {
    component: 'ErrorPage',
    files: [
      'site/[language]/error.tsx',
      ...['booking', 'operator', 'review', 'waiting'].map((page) => `(by-link)/${page}/[token]/error.tsx`),
    ],
    visitedIn: 'tests/components/layout/unexpected-error-message.test.tsx',
    at: '<ErrorPage',
  },
]

/** One page of each kind. */
export const SAMPLES = PAGE_TEMPLATES.flatMap((template) => ('samples' in template ? template.samples : []))

/** All other pages with a URL. */
export const OTHER_PAGES: readonly Sample[] = ROUTES.filter(
  (route) => !SAMPLES.some(({ address }) => address === route),
).map((address) => ({ address }))
