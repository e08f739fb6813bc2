import { samples } from '@/content/samples'
import { refuseSampleContent } from '@/lib/server/process/refuse-sample-content'

const left = [
  { name: 'the review of Hannah W.', file: 'content/reviews.ts' },
  { name: 'company.legalName', file: 'content/company.ts' },
]

test.each([
  ['a live secret key', { STRIPE_SECRET_KEY: 'sk_live_1' }],
  ['a live restricted key', { STRIPE_SECRET_KEY: ' rk_live_1' }],
  ['a live publishable key', { NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
])('%s refuses a build while samples are left, and lists each', (_, settings) => {
  expect(refuseSampleContent(settings, left)).toBe(
    [
      'Not with a live Stripe key while these are samples:',
      '  the review of Hannah W. (content/reviews.ts)',
      '  company.legalName (content/company.ts)',
    ].join('\n'),
  )
  expect(refuseSampleContent(settings, [])).toBeNull()
})

test.each([
  ['no key', {}],
  ['test keys', { STRIPE_SECRET_KEY: 'sk_test_1', NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
])('with %s samples may be shown', (_, settings) => {
  expect(refuseSampleContent(settings, left)).toBeNull()
})

test('the list has the company’s placeholders, each sample review and guide, and the facts that only the operator knows', () => {
  const names = samples.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'company.legalName',
      'company.businessId',
      'company.phone',
      'company.email',
      'the review of Hannah W.',
      'the guide Aino Kallio',
      'the rates of VAT',
      'safety.firstAid',
      'safety.coldLimitC of Ice Fishing Experience',
    ]),
  )
  expect(new Set(names).size).toBe(names.length)
})
