import { hasOwnStripe, siteEnvironment } from '@/tools/site/environment'

const addresses = {
  port: 3000,
  databaseUrl: 'postgresql://app:app@127.0.0.1:5432/lumi',
  stripeUrl: 'http://127.0.0.1:4000',
  smtpUrl: 'smtp://127.0.0.1:2500',
}

test('with nothing given, the site has everything it needs on a laptop', () => {
  expect(siteEnvironment({}, addresses)).toMatchObject({
    SITE_URL: 'http://localhost:3000',
    DATABASE_URL: addresses.databaseUrl,
    STRIPE_API_BASE: addresses.stripeUrl,
    SMTP_URL: addresses.smtpUrl,
    PORT: '3000',
    STRIPE_SECRET_KEY: expect.stringMatching(/^sk_test_/),
    NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: expect.stringMatching(/^pk_test_/),
    STRIPE_WEBHOOK_SECRET: expect.stringMatching(/^whsec_/),
    OPERATOR_INBOXES: expect.stringMatching(/^\S+@\S+,\S+@\S+$/),
  })
})

test('given settings win, and an empty key means that cards are not set up', () => {
  const given = { SITE_URL: 'http://lumi.test', NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: '', TZ: 'Asia/Tokyo' }
  expect(siteEnvironment(given, addresses)).toMatchObject(given)
})

test('an empty setting that must not be empty counts as not given', () => {
  expect(siteEnvironment({ SITE_URL: '' }, addresses).SITE_URL).toBe('http://localhost:3000')
})

test('a live key, or a given Stripe URL, bypasses the stand-in for Stripe', () => {
  expect(hasOwnStripe({})).toBe(false)
  expect(hasOwnStripe({ STRIPE_SECRET_KEY: 'sk_test_1' })).toBe(false)
  expect(hasOwnStripe({ STRIPE_SECRET_KEY: 'sk_live_1' })).toBe(true)
  expect(hasOwnStripe({ STRIPE_API_BASE: 'http://127.0.0.1:1' })).toBe(true)
})
