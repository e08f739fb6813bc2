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
  { files: ['(site)/page.tsx'], samples: [{ address: '/', shows: FILM_BUTTON }] },
  {
    component: 'createCategoryPage',
    files: [
      '(site)/northern-lights-tours/page.tsx',
      '(site)/daytime-experiences/page.tsx',
      '(site)/renting-equipment/page.tsx',
    ],
    samples: [{ address: '/northern-lights-tours' }],
  },
  {
    files: ['(site)/[tour]/page.tsx'],
    samples: [{ address: '/northern-lights-tour', shows: PANEL }],
  },
  {
    files: ['(site)/customized-tour/page.tsx'],
    samples: [{ address: '/customized-tour' }],
  },
  { files: ['(site)/transportation/page.tsx'], samples: [{ address: '/transportation', isAllLight: true }] },
  {
    component: 'TransportTemplate',
    files: ['(site)/transportation-customized/page.tsx', '(site)/transportation-rovaniemi-levi/page.tsx'],
    samples: [{ address: '/transportation-customized', isAllLight: true }],
  },
  {
    files: ['(site)/your-stay/page.tsx'],
    samples: [{ address: '/your-stay' }, { address: `/your-stay?${STAY_QUERY}`, shows: 'main table' }],
  },
  {
    files: ['(site)/your-stay/answer/page.tsx'],
    samples: [{ address: `/your-stay/answer?${STAY_QUERY}`, shows: 'main table' }],
  },
  { files: ['(site)/rovaniemi-sky/page.tsx'], samples: [{ address: '/rovaniemi-sky', isAllLight: true }] },
  { files: ['(site)/blog/page.tsx'], samples: [{ address: '/blog' }] },
  {
    files: ['(site)/blog/[slug]/page.tsx'],
    samples: [{ address: '/blog/best-time-northern-lights-lapland-2025', isAllLight: true }],
  },
  {
    component: 'createInfoPage',
    files: [
      '(site)/getting-here/page.tsx',
      '(site)/safety/page.tsx',
      '(site)/accessibility/page.tsx',
      '(site)/imprint/page.tsx',
    ],
    samples: [{ address: '/getting-here', isAllLight: true }],
  },
  {
    component: 'createLegalPage',
    files: [
      '(site)/privacy-policy/page.tsx',
      '(site)/terms-conditions/page.tsx',
      '(site)/saavutettavuus/page.tsx',
      '(site)/tillganglighet/page.tsx',
    ],
    samples: [{ address: '/terms-conditions', isAllLight: true }],
  },
  { files: ['(site)/questions/page.tsx'], samples: [{ address: '/questions', isAllLight: true }] },
  { files: ['(site)/packing-list/page.tsx'], samples: [{ address: '/packing-list', isAllLight: true }] },
  {
    files: ['(site)/payment-success/page.tsx'],
    samples: [{ address: '/payment-success', isAllLight: true }],
  },
  {
    files: ['(site)/crypto-payment-success/page.tsx'],
    samples: [{ address: '/crypto-payment-success', isAllLight: true }],
  },
  {
    files: ['(site)/find-booking/page.tsx'],
    samples: [{ address: '/find-booking', isAllLight: true }, { address: '/find-booking?sent' }],
  },
  { files: ['not-found.tsx'], samples: [{ address: '/no-such-page', status: 404 }] },
  {
    component: 'LinkNotFound',
    files: ['(site)/booking/[token]/not-found.tsx', '(site)/operator/[token]/not-found.tsx'],
    samples: [
      { address: '/booking/wrong', status: 404 },
      { address: '/operator/wrong', status: 404 },
    ],
  },
  ...['', '/guests', '/date', '/details', '/tell-us', '/cancel'].map((form) => ({
    files: [`(site)/booking/[token]${form}/page.tsx`],
    visitedIn: 'tests/e2e/guest-page.spec.ts',
    at: form ? `'${form}` : "''",
  })),
  ...['/another-date', '/another-tour', '/refund'].map((form) => ({
    files: [`(site)/booking/[token]${form}/page.tsx`],
    visitedIn: 'tests/e2e/guest-states.spec.ts',
    at: `address: \`\${link}${form}\``,
  })),
  {
    files: ['(site)/waiting/[token]/page.tsx'],
    visitedIn: 'tests/e2e/guest-states.spec.ts',
    at: 'address: waiting,',
  },
  {
    files: ['(site)/review/[token]/page.tsx'],
    visitedIn: 'tests/e2e/review-story.spec.ts',
    at: 'address: form,',
  },
  {
    files: ['(site)/reviews/page.tsx'],
    visitedIn: 'tests/e2e/review-story.spec.ts',
    at: "address: '/reviews',",
  },
  ...['', '/[action]'].map((form) => ({
    files: [`(site)/operator/[token]${form}/page.tsx`],
    visitedIn: 'tests/e2e/operator-page.spec.ts',
    at: form ? "'/cancel-for-us'" : "''",
  })),
  // No request leads to them.
  {
    component: 'UnexpectedErrorMessage',
    files: ['error.tsx', 'global-error.tsx'],
    visitedIn: 'tests/components/layout/unexpected-error-message.test.tsx',
    at: '<UnexpectedErrorMessage',
  },
]

/** One page of each kind. */
export const SAMPLES = PAGE_TEMPLATES.flatMap((template) => ('samples' in template ? template.samples : []))

/** All other pages with a URL. */
export const OTHER_PAGES: readonly Sample[] = ROUTES.filter(
  (route) => !SAMPLES.some(({ address }) => address === route),
).map((address) => ({ address }))
