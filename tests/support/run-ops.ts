import { opsProgram } from '@/lib/commands/program'
import { actAs } from '@/lib/db/actor'

/**
 * Run a command of the operator in this process, at an instant. Answers the lines of its answer; throws what
 * `failureOf` makes an exit code of.
 */
export async function runOps(now: Date, ...args: readonly (string | number)[]): Promise<readonly string[]> {
  const said: string[] = []
  const print = jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
  const complain = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const help = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text))
    return true
  })
  try {
    await actAs('command', () => opsProgram(() => now).parseAsync(args.map(String), { from: 'user' }))
  } finally {
    for (const spy of [print, complain, help]) spy.mockRestore()
  }
  return said.join('\n').split('\n')
}
