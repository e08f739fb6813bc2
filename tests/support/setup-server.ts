import '@/tests/support/publishable-key'
import { expectLog } from '@/tests/support/expect-log'

// No test is about speed: a busy machine is no fault.
jest.setTimeout(60_000)

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
