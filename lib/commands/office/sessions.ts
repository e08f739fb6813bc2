import { type Command, InvalidArgumentError, Option } from 'commander'
import { z } from 'zod'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseEmailArgument } from '@/lib/commands/parse-email-argument'
import { type ListColumn, printList } from '@/lib/commands/print-list'
import { addOutputOptions, type Clock, defineSubcommand, type OutputOptions } from '@/lib/commands/subcommand'
import { getCommandUser } from '@/lib/db/history/actor'
import { formatInstant } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { endOfficeSessions } from '@/lib/use-cases/staff/end-session'
import { type ListedSession, listSessions } from '@/lib/use-cases/staff/list-sessions'

type Options = OutputOptions & { readonly end?: string; readonly endAll?: string | true }

export function addOfficeSessionsCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'office sessions', {
    about: 'list the browsers that are signed in to the office, or end their sessions',
    examples: ['', '--end 0b6f3c0e-6f55-4b43-9f0e-6c7f3d1f2a01', '--end-all', '--end-all mika@example.com'],
  })
    .addOption(new Option('--end <id>', 'end this session').argParser(parseId).conflicts('endAll'))
    .addOption(
      new Option('--end-all [email]', 'end all sessions, or those of one address').argParser(
        parseEmailArgument,
      ),
    )
  addOutputOptions(command).action((options: Options) => run(options, clock()))
}

function parseId(text: string): string {
  const id = z.uuid().safeParse(text)
  if (!id.success) throw new InvalidArgumentError('Write the id as the list has it.')
  return id.data
}

async function run({ end, endAll, ...options }: Options, now: Date): Promise<void> {
  const isChange = end !== undefined || endAll !== undefined
  if (isChange && Object.keys(options).length > 0)
    throw new UsageError('To end a session, give neither --json nor --csv nor --out.')
  if (!isChange) {
    const rows = await listSessions({}, now)
    return printList({ columns, rows, none: 'Nobody is signed in.' }, options)
  }
  const count = end === undefined ? await endAllOf(endAll, now) : await endOne(end, now)
  console.log(`${plural(count, 'session')} ended.`)
}

async function endOne(id: string, now: Date): Promise<number> {
  const count = await endOfficeSessions({ id }, getCommandUser(), now)
  if (count === 0) throw new RefusedCommandError('There is no such session, or it has ended.')
  return count
}

async function endAllOf(email: string | true | undefined, now: Date): Promise<number> {
  if (typeof email !== 'string') return endOfficeSessions('all', getCommandUser(), now)
  const sessions = await listSessions({}, now)
  const own = sessions.filter(({ address }) => address.toLowerCase() === email.toLowerCase())
  const counts = await Promise.all(own.map(({ id }) => endOfficeSessions({ id }, getCommandUser(), now)))
  return counts.reduce((sum, count) => sum + count, 0)
}

const columns: readonly ListColumn<ListedSession>[] = [
  { key: 'id', value: ({ id }) => id },
  { key: 'name', value: ({ name }) => name },
  { key: 'address', value: ({ address }) => address },
  { key: 'device', value: ({ device }) => device },
  {
    key: 'provedAt',
    head: 'Since',
    value: ({ provedAt }) => provedAt,
    text: ({ provedAt }) => formatInstant(provedAt),
  },
  {
    key: 'seenAt',
    head: 'Last used',
    value: ({ seenAt }) => seenAt,
    text: ({ seenAt }) => formatInstant(seenAt),
  },
]
