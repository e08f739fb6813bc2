import { buildOpsProgram } from '@/lib/commands/program'
import { actAs } from '@/lib/db/history/actor'

/**
 * Run an operator command in this process, at an instant. Returns its output lines; throws the errors that `toCommandFailure`
 * turns into exit codes.
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
    await actAs('command', () => buildOpsProgram(() => now).parseAsync(args.map(String), { from: 'user' }))
  } finally {
    for (const spy of [print, complain, help]) spy.mockRestore()
  }
  return said.join('\n').split('\n')
}
