import { type Command } from 'commander'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseEmailArgument } from '@/lib/commands/parse-email-argument'
import { type ListColumn, printList } from '@/lib/commands/print-list'
import { addOutputOptions, type Clock, defineSubcommand, type OutputOptions } from '@/lib/commands/subcommand'
import { formatInstant } from '@/lib/language/dates'
import { addMember, type ListedMember, listMembers, removeMember } from '@/lib/use-cases/staff/change-members'

/** Add `office add`, `office list` and `office remove`. */
export function addOfficeMemberCommands(program: Command, clock: Clock): void {
  defineSubcommand(program, 'office add', {
    about: 'let somebody sign in to the office, by links to this address; the history shows the name',
    examples: ['mika@example.com --name Mika'],
  })
    .argument('<email>', 'the address that gets the links; an inbox only gets a name', parseEmailArgument)
    .requiredOption('--name <name>', 'the name in the history, which nobody else has', parseName)
    .action((email: string, { name }: { readonly name: string }) => add(email, name, clock()))
  addOutputOptions(
    defineSubcommand(program, 'office list', {
      about: 'list everybody who may sign in to the office',
      examples: ['', '--json'],
    }),
  ).action(async (options: OutputOptions) =>
    printList({ columns, rows: await listMembers(), none: 'Nobody may sign in.' }, options),
  )
  defineSubcommand(program, 'office remove', {
    about: 'end the sessions of somebody who was added, and let them sign in no longer',
    examples: ['mika@example.com'],
  })
    .argument('<email>', 'the address', parseEmailArgument)
    .action((email: string) => remove(email, clock()))
}

function parseName(text: string): string {
  const name = text.trim().replaceAll(/\s+/g, ' ')
  if (name === '' || name.length > 60) throw new RefusedCommandError('Write a name of at most 60 characters.')
  return name
}

async function add(email: string, name: string, now: Date): Promise<void> {
  const result = await addMember(email, name, now)
  if (result.kind === 'added') return console.log(`${name} may sign in at /office with ${email}.`)
  const { member } = result
  throw new RefusedCommandError(
    result.reason === 'known'
      ? `${member.email} is there already, as ${member.name}. To change the name, remove it first.`
      : `${member.email} has the name ${member.name}. Please choose another.`,
  )
}

async function remove(email: string, now: Date): Promise<void> {
  const removed = await removeMember(email, now)
  if (!removed) throw new RefusedCommandError(`Nobody was added with ${email}. See ./ops office list.`)
  console.log(
    removed.isInbox
      ? `${email} has no name any longer, and its sessions have ended. It may still sign in, because it is in OPERATOR_INBOXES.`
      : `${email} may no longer sign in, and its sessions have ended.`,
  )
}

const columns: readonly ListColumn<ListedMember>[] = [
  { key: 'email', value: ({ email }) => email },
  { key: 'name', value: ({ name }) => name },
  {
    key: 'isInbox',
    head: 'Inbox',
    value: ({ isInbox }) => isInbox,
    text: ({ isInbox }) => (isInbox ? 'yes' : 'no'),
  },
  { key: 'addedBy', value: ({ addedBy }) => addedBy },
  {
    key: 'addedAt',
    head: 'Since',
    value: ({ addedAt }) => addedAt,
    text: ({ addedAt }) => (addedAt ? formatInstant(addedAt) : ''),
  },
]
