import { type ActionOutcome } from '@/lib/office/outcomes'
import { Argument, type Command, Option } from 'commander'
import { confirmAndRun, printNothingToDo } from '@/lib/commands/confirm-and-run'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { findDepartureDay, loadActSubject, buildSubjectArguments } from '@/lib/commands/act-subject'
import {
  addConfirmationOptions,
  type ConfirmationOptions,
  type Clock,
  defineSubcommand,
  addUndoableOptions,
} from '@/lib/commands/subcommand'
import { StaleViewError } from '@/lib/db/history/history-mark'
import { type ActCommand, type CommandInput, type InputValues } from '@/lib/office/command'
import { helsinkiTime } from '@/lib/calendar/day'
import { formatCommand } from '@/lib/contract/format-command'

type Options = ConfirmationOptions & { readonly now?: true }

/** Add the command for an action by staff. Its options are the action's fields; it prints the action's texts. */
export function addActCommand(program: Command, one: ActCommand, clock: Clock): void {
  const command = defineSubcommand(program, one.name, one)
  const subject = buildSubjectArguments(one.on)
  for (const argument of subject) command.addArgument(argument)
  const inputs = Object.entries(one.inputs ?? {})
  const places = inputs.filter(([, input]) => 'argument' in input)
  for (const [, input] of places) command.addArgument(toArgument(input))
  const options = inputs.flatMap(([name, input]) =>
    'flags' in input ? [{ name, option: toOption(input) }] : [],
  )
  for (const { option } of options) command.addOption(option)
  const isUndoable = one.act({}).undoable !== undefined
  ;(isUndoable ? addUndoableOptions : addConfirmationOptions)(command).action(
    async (...call: readonly unknown[]) => {
      const given = command.opts<Options & InputValues>()
      const typed = Object.fromEntries([
        ...places.map(([name], at) => [name, call[subject.length + at]] as const),
        ...options.map(({ name, option }) => [name, toValue(option, given)] as const),
      ])
      await carryOutAct(one, { subject: call.slice(0, subject.length), typed }, given, clock)
    },
  )
}

function toArgument(input: CommandInput): Argument {
  const argument = new Argument('argument' in input ? input.argument : '', input.about)
  return input.choices ? argument.choices(input.choices) : argument
}

function toOption(input: Extract<CommandInput, { readonly flags: string }>): Option {
  const option = new Option(input.flags, input.about)
  // Whether an option is required is shown in `--help` only: the action itself reports all invalid and missing options at once.
  if (input.choices) option.argChoices = [...input.choices]
  return option
}

/** For an option such as `--no-health`, Commander reports true when it is not given. */
function toValue(option: Option, given: InputValues): unknown {
  const value = given[option.attributeName()]
  return option.negate && value === true ? undefined : value
}

type Call = { readonly subject: readonly unknown[]; readonly typed: InputValues }

async function carryOutAct(
  one: ActCommand,
  { subject, typed: given }: Call,
  options: Options,
  clock: Clock,
): Promise<void> {
  const typed = dropUndefined(given)
  const fields = dropUndefined((await one.read?.(typed)) ?? typed)
  const nameOf = (field: string) => inputName(one, { field, typed, fields })
  const usage = one.usage?.(typed, findDepartureDay(one, subject, clock()))
  const faults = Object.entries(one.act(typed).faultsIn(fields))
    // If the usage itself is wrong, its message already says which options are missing.
    .filter(([field]) => usage === undefined || field in fields)
    .map(([field, text]) => `${nameOf(field)}${text}.`)
  const wrong = [...(usage === undefined ? [] : [usage]), ...faults]
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'))
  const { title, name, act } = await loadActSubject(one, subject, typed, clock())
  const preview = await act.preview(fields, clock())
  if (preview.kind === 'refused' && preview.isMistyped)
    throw new UsageError(`${nameOf(preview.field ?? '')}${preview.text}`)
  if (preview.kind !== 'ready') return printNothingDone(preview, title, options)
  const { answer: ahead, effect, mark } = preview
  await confirmAndRun(
    {
      preview: [
        ...title,
        ...[...ahead.lines, ...(ahead.next ? [ahead.next.command] : [])].map((line) =>
          title.length > 0 ? `  ${line.trim()}` : line.trim(),
        ),
      ],
      effect,
      act: async () => {
        const confirmed = { mark, isAtOnce: options.now === true, now: clock() }
        const answer = await act.confirm(fields, confirmed).catch(refuseIfStale)
        if (answer.kind !== 'ready') throw new RefusedCommandError(`${answer.text} Nothing was done.`)
        const done = answer.done ?? act.done
        const next = answer.next && answer.isHeld ? [answer.next.command] : []
        return [toSentence(name, done), ...next, ...undoLine(answer.command, confirmed.now)]
      },
    },
    options,
  )
}

/** For example `LL-7KM4QD is cancelled: …` or `LL-7KM4QD: the booking is confirmed.` */
function toSentence(name: string, done: string): string {
  if (name === '') return done
  return /^(is|now starts|stays) /.test(done) ? `${name} ${done}` : `${name}: ${done}`
}

function printNothingDone(
  answer: Exclude<ActionOutcome, { readonly kind: 'ready' }>,
  title: readonly string[],
  options: ConfirmationOptions,
): void {
  if (answer.kind === 'nothing')
    return printNothingToDo([...title, answer.text, 'There is nothing to do.'], options)
  throw new RefusedCommandError([answer.text, answer.hint ?? ''].join(' ').trim())
}

function refuseIfStale(error: unknown): never {
  if (error instanceof StaleViewError)
    throw new RefusedCommandError(
      'Something has changed since this was shown, so nothing was done. Please look again.',
    )
  throw error
}

/** Drop omitted options: their fields must be absent, not undefined. */
function dropUndefined(typed: InputValues): InputValues {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined))
}

type Read = { readonly field: string; readonly typed: InputValues; readonly fields: InputValues }

/**
 * Name the option or argument at fault, as a prefix for its error: `--amount <coins>: `. It may have been read as
 * another field.
 */
function inputName({ inputs = {} }: ActCommand, { field, typed, fields }: Read): string {
  const other = Object.keys(typed).find((name) => typed[name] === fields[field])
  const input = inputs[field] ?? inputs[other ?? '']
  if (!input) return ''
  return `${'flags' in input ? input.flags : input.argument}: `
}

/** Say how to undo the change; empty if it cannot be undone. */
function undoLine(
  command: { readonly id: string; readonly undoUntil: Date } | undefined,
  now: Date,
): readonly string[] {
  if (!command) return []
  if (command.undoUntil <= now) return [`This was command ${command.id}. It cannot be undone.`]
  const until = helsinkiTime(command.undoUntil)
  return [
    `E-mails and refunds wait until ${until}. To undo this before then: ${formatCommand('undo', command.id)}`,
  ]
}
