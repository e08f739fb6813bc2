import { PassThrough } from 'node:stream'
import { confirmAndRun } from '@/lib/commands/confirm-and-run'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { type ConfirmationOptions } from '@/lib/commands/subcommand'

const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')
let said: string[] = []
let done = 0

beforeEach(() => {
  said = []
  done = 0
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => void (stdin && Object.defineProperty(process, 'stdin', stdin)))

/** A user at the keyboard; null hangs up, like Ctrl-D. */
function typing(text: string | null): void {
  const keyboard = Object.assign(new PassThrough(), { isTTY: true })
  Object.defineProperty(process, 'stdin', { value: keyboard, configurable: true })
  if (text === null) keyboard.end()
  else keyboard.write(`${text}\n`)
}

const change = (options: ConfirmationOptions) =>
  confirmAndRun(
    {
      preview: ['LL-7KM4QD ends.'],
      effect: { guests: 2, refundCents: 358_00, emails: 1 },
      act: async () => {
        done += 1
        return ['It has ended.']
      },
    },
    options,
  )

const PREVIEW = ['LL-7KM4QD ends.', '2 guests, 358 € back to cards, 1 e-mail to guests']

test('a yes at the terminal carries it out, after guests, euros and e-mails were shown', async () => {
  typing(' Yes ')
  await change({})
  expect({ said, done }).toEqual({ said: [...PREVIEW, 'It has ended.'], done: 1 })
})

test.each(['no', '', 'y', null])('%p at the terminal does nothing', async (answer) => {
  typing(answer)
  await expect(change({})).rejects.toThrow(RefusedCommandError)
  expect({ said, done }).toEqual({ said: PREVIEW, done: 0 })
})

test('--yes skips the question, and --dry-run does nothing', async () => {
  await change({ yes: true })
  expect({ said, done }).toEqual({ said: [...PREVIEW, 'It has ended.'], done: 1 })
  said = []
  await change({ dryRun: true })
  expect({ said, done }).toEqual({ said: [...PREVIEW, 'Nothing was done: this was a dry run.'], done: 1 })
})

test('if nobody can be asked, nothing is printed and nothing is done', async () => {
  Object.defineProperty(process, 'stdin', { value: new PassThrough(), configurable: true })
  await expect(change({})).rejects.toThrow(UsageError)
  expect({ said, done }).toEqual({ said: [], done: 0 })
})
