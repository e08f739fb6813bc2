// The build provides it; in tests it must be set before lib/env.ts is loaded.
process.env.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY = 'pk_test_jest'
