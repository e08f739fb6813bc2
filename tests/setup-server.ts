// No test is about speed: a busy machine is no fault.
jest.setTimeout(60_000)

// The build takes it; in tests it must stand before lib/env.ts is loaded.
process.env.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY = 'pk_test_jest'

// An error in the log that no test asked for is a fault.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...said: readonly unknown[]) => {
    throw new Error(`unexpected console.error: ${said.map(String).join(' ')}`)
  })
})
afterEach(() => jest.restoreAllMocks())
