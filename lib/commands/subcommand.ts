import { type Command, Option } from 'commander'

type About = {
  readonly about: string
  /** Arguments of the examples in `--help`. */
  readonly examples: readonly string[]
}

export function defineSubcommand(program: Command, name: string, { about, examples }: About): Command {
  const lines = examples.map((args) => `  ./ops ${name}${args ? ` ${args}` : ''}`)
  return find(program, name)
    .description(about)
    .addHelpText('after', `\nExample:\n${lines.join('\n')}`)
}

/** Describe a group of commands such as `booking`, which does nothing on its own. */
export function describeCommandGroup(program: Command, name: string, about: string): void {
  find(program, name).description(about)
}

function find(program: Command, name: string): Command {
  return name
    .split(' ')
    .reduce(
      (parent, word) => parent.commands.find((known) => known.name() === word) ?? parent.command(word),
      program,
    )
}

export type OutputOptions = { readonly json?: true; readonly csv?: true; readonly out?: string }

export function addOutputOptions(command: Command): Command {
  return command
    .addOption(new Option('--json', 'print JSON').conflicts('csv'))
    .addOption(new Option('--csv', 'print CSV').conflicts('json'))
    .option('--out <file>', 'write to a file instead')
}

export type ConfirmationOptions = { readonly yes?: true; readonly dryRun?: true; readonly json?: true }

export function addConfirmationOptions(command: Command): Command {
  return command
    .option('--yes', 'do it without asking')
    .addOption(new Option('--dry-run', 'show what would be done, and do nothing').conflicts('yes'))
    .option('--json', 'print JSON: the preview, its effect and what was done')
}

export function addUndoableOptions(command: Command): Command {
  return addConfirmationOptions(command).option(
    '--now',
    'refund money and send e-mails at once; this cannot be undone',
  )
}

const withBrokenSettings = new WeakSet<Command>()

/**
 * Let a command start before settings and database are read: it reads them itself, because it must work when they are
 * broken.
 */
export function allowBrokenSettings(command: Command): void {
  withBrokenSettings.add(command)
}

export function allowsBrokenSettings(command: Command): boolean {
  return withBrokenSettings.has(command)
}

/** Returns the time by the database's clock, once the command has connected. */
export type Clock = () => Date
