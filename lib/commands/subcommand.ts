import { type Command, Option } from 'commander'

type About = {
  readonly about: string
  /** Arguments of the example calls in `--help`. */
  readonly examples: readonly string[]
}

export function defineSubcommand(program: Command, name: string, { about, examples }: About): Command {
  const lines = examples.map((args) => `  ./ops ${name}${args ? ` ${args}` : ''}`)
  return find(program, name)
    .description(about)
    .addHelpText('after', `\nExample:\n${lines.join('\n')}`)
}

/** Describe a group of commands such as `booking`, which does nothing on its own. */
export function describeGroup(program: Command, name: string, about: string): void {
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
    .addOption(new Option('--json', 'answer as JSON').conflicts('csv'))
    .addOption(new Option('--csv', 'answer as CSV').conflicts('json'))
    .option('--out <file>', 'write the answer to a file')
}

export type ChangeOptions = { readonly yes?: true; readonly dryRun?: true; readonly json?: true }

export function addChangeOptions(command: Command): Command {
  return command
    .option('--yes', 'do it without asking')
    .addOption(new Option('--dry-run', 'say what would be done, and do nothing').conflicts('yes'))
    .option('--json', 'answer as JSON: what was shown, what it comes to, and what was done')
}

export function addUndoableOptions(command: Command): Command {
  return addChangeOptions(command).option(
    '--now',
    'return money and send e-mails at once: it cannot be undone then',
  )
}

/** Returns the time by the database's clock, once connected. */
export type Clock = () => Date
