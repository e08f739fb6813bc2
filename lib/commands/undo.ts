import { type Command, InvalidArgumentError } from 'commander'
import { plural } from '@/lib/booking/plural'
import { withoutChangeLine } from '@/lib/booking/undo'
import { formatInstant } from '@/lib/calendar/day'
import { carryOut } from '@/lib/commands/carry-out'
import { describeBooking, describeDeparture } from '@/lib/commands/describe-booking'
import { RefusedCommandError } from '@/lib/commands/failures'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { commandUser } from '@/lib/db/actor'
import { type StoredBooking } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures'
import { findCommandToUndo, undoCommand, type Undoing } from '@/lib/use-cases/changes/undo-command'

export function addUndo(program: Command, clock: Clock): void {
  const command = subcommand(program, 'undo', {
    about:
      'undo a command, for ten minutes: bookings are what they were, and what waits, refunds and e-mails, is dropped',
    examples: ['', 'K7QM --dry-run'],
  }).argument('[id]', 'as the command has printed it; your newest command where it is left out', parseId)
  changing(command).action((id: string | undefined, options: ChangingOptions) => undo(id, options, clock()))
}

function parseId(text: string): string {
  const id = text.trim().toUpperCase()
  if (!/^[A-Z0-9]{4}$/.test(id)) throw new InvalidArgumentError('Write the id as K7QM.')
  return id
}

type Undone = Extract<Undoing, { kind: 'undone' }>

async function undo(id: string | undefined, options: ChangingOptions, now: Date): Promise<void> {
  const wanted = id === undefined ? { userName: commandUser() } : { id }
  const command = await findCommandToUndo(database(), wanted)
  if (!command) throw new RefusedCommandError('There is no command to undo.')
  const ahead = expectUndone(await undoCommand.preview(command.id, now))
  const seats = ahead.restored.reduce((sum, booking) => sum + booking.seats, 0)
  const made = `'${command.name}' of ${formatInstant(command.at)}, by ${command.userName}`
  await carryOut(
    {
      preview: [`${command.id} is undone: ${made}.`, ...(await linesOf(ahead, now))],
      effect: { guests: seats, emails: 0 },
      act: async () => {
        const { restored } = expectUndone(await undoCommand.run(command.id, now))
        return [`${command.id} is undone: ${plural(restored.length, 'booking')} as before.`]
      },
    },
    options,
  )
}

function expectUndone(answer: Undoing): Undone {
  if (answer.kind === 'undone') return answer
  if (answer.reason === 'changed_since')
    throw new RefusedCommandError(`Nothing is undone: ${answer.references.join(', ')} changed since.`)
  if (answer.reason === 'undone_before')
    throw new RefusedCommandError(`${answer.command.id} is undone already.`)
  if (answer.reason === 'not_found') throw new RefusedCommandError('There is no command to undo.')
  if (answer.reason === 'was_at_once')
    throw new RefusedCommandError(`${answer.command.id}: ${OPERATOR_REFUSALS.was_at_once}`)
  throw new RefusedCommandError(
    `${answer.command.id}, '${answer.command.name}', can be undone no more: its time is over.`,
  )
}

async function linesOf(
  { restored, left, withoutChange, departureIds }: Undone,
  now: Date,
): Promise<readonly string[]> {
  const lines: string[] = []
  for (const id of departureIds) {
    const departure = await findDeparture(database(), id, now)
    if (departure) lines.push(`  ${await describeDeparture(departure)} takes place, and stays off sale.`)
  }
  for (const booking of restored) lines.push(`  ${await titleOf(booking, now)}`)
  for (const booking of left)
    lines.push(`  ${await titleOf(booking, now)}: was sent away from the payment page, and stays cancelled.`)
  lines.push(...withoutChange.map((reference) => `  ${withoutChangeLine(reference)}`))
  return lines
}

async function titleOf(booking: StoredBooking, now: Date): Promise<string> {
  const departure = await findDeparture(database(), booking.departureId, now)
  return departure ? describeBooking(booking, departure) : booking.reference
}
