import '@/tests/support/publishable-key'
import { trustClientHeader } from '@/lib/limits/client-header'
import { expectLog } from '@/tests/support/expect-log'

// No test is about speed: a busy machine is no fault.
jest.setTimeout(180_000)

// Tests come as many clients: each says which, as the site's own server does for real ones.
trustClientHeader()

// A warning or an error in the log that no test asked for is a fault.
beforeEach(() => {
  expectLog().mockImplementation((line) => {
    throw new Error(`unexpected in the log: ${line}`)
  })
  jest.spyOn(console, 'error').mockImplementation((...said: readonly unknown[]) => {
    throw new Error(`unexpected console.error: ${said.map(String).join(' ')}`)
  })
})
afterEach(() => jest.restoreAllMocks())
