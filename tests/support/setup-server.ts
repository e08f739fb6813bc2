import '@/tests/support/publishable-key'
import { trustClientAddressHeader } from '@/lib/limits/client-address-header'
import { expectLog } from '@/tests/support/expect-logged-problem'

// No test is about speed, and a busy machine is not a failure.
jest.setTimeout(180_000)

// Tests act as many clients: each sets its own address, as the site's server does for real ones.
trustClientAddressHeader()

// An unexpected warning or error in the log fails the test.
beforeEach(() => {
  expectLog().mockImplementation((line) => {
    throw new Error(`unexpected in the log: ${line}`)
  })
  jest.spyOn(console, 'error').mockImplementation((...said: readonly unknown[]) => {
    throw new Error(`unexpected console.error: ${said.map(String).join(' ')}`)
  })
})
afterEach(() => jest.restoreAllMocks())
