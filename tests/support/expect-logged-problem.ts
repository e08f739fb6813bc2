import { logDestination } from '@/lib/observability/log'

const COMPLAINTS = ['"level":"warn"', '"level":"error"', '"level":"fatal"']

/**
 * Call this in a test that expects a warning or error in the log; any other fails the test. Returns a mock that is
 * called with each such line.
 */
export function expectLog(): jest.Mock<void, [string]> {
  const complain = jest.fn<void, [string]>()
  jest.spyOn(logDestination, 'write').mockImplementation((line) => {
    if (COMPLAINTS.some((level) => line.startsWith(`{${level}`))) complain(line)
    return true
  })
  return complain
}

/** Collect every line logged from here on. */
export function readLog(): readonly string[] {
  const lines: string[] = []
  jest.spyOn(logDestination, 'write').mockImplementation((line) => {
    lines.push(line)
    return true
  })
  return lines
}
