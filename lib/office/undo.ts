import 'server-only'
import { z } from 'zod'
import { getCommandUser } from '@/lib/db/history/actor'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { formatCommand } from '@/lib/contract/format-command'
import { database } from '@/lib/db/client'
import {
  findUndoableCommandOn,
  findUndoableCommandOnDeparture,
  hasUndoableBookingCommand,
  listUndoableCommands,
  type StoredCommand,
} from '@/lib/db/history/commands'
import { findDeparture, loadDeparture } from '@/lib/db/departures/departures'
import { formatInstant } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { bookingAct, departureAct, standaloneAct } from '@/lib/office/act'
import { type ActionOutcome, readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { defineStandaloneCommand } from '@/lib/office/command'
import { describeBooking, describeDeparture } from '@/lib/office/describe'
import { findCommandToUndo, undoCommand, type UndoResult } from '@/lib/use-cases/changes/undo-command'
import { undoableCommandText, changeNotRestoredLine } from '@/lib/words/changes/undo-text'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

const DONE = 'It is undone.'

/** Undo the latest action on this booking alone, while that is still possible. */
export const undoBookingAct = bookingAct({
  done: DONE,
  input: z.object({}),
  async run({ booking: { id }, ...run }) {
    const made = await findUndoableCommandOn(database(), id)
    if (!made && (await hasUndoableBookingCommand(database(), id)))
      return refusedOutcome('This was done to the whole departure, so it is undone on the departure’s page.')
    return runUndo('The booking is restored', made, run)
  },
})

/** Undo the latest action on the whole departure. */
export const undoDepartureAct = departureAct({
  done: DONE,
  input: z.object({}),
  run: async ({ departure: { id }, ...run }) =>
    runUndo(
      'The departure and its bookings are restored',
      await findUndoableCommandOnDeparture(database(), id),
      run,
    ),
})

const undoById = standaloneAct({
  done: DONE,
  input: z.object({
    id: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{4}$/, 'Please write the id like this: K7QM')
      .optional(),
  }),
  async run({ input: { id }, ...run }) {
    const made = await findCommandToUndo(
      database(),
      id === undefined ? { userName: getCommandUser() } : { id },
    )
    return made
      ? runUndo(`${made.id} is undone: everything is restored`, made, run)
      : refusedOutcome(noCommandText(await listUndoableCommands(database(), run.now)))
  },
})

/**
 * Say that there is nothing of the user's own to undo, and name the ids by which other people's commands can be undone.
 */
function noCommandText(others: readonly StoredCommand[]): string {
  if (others.length === 0) return OPERATOR_REFUSALS.no_command
  const told = others.map(
    ({ id, name, at, userName }) =>
      `${undoableCommandText(name)} of ${formatInstant(at)}, by ${userName}: ${formatCommand('undo', id)}`,
  )
  return `${OPERATOR_REFUSALS.no_command} Others did this: ${told.join('; ')}.`
}

export const undoActCommand = defineStandaloneCommand('undo', {
  about:
    'undo a command within ten minutes: bookings are restored, and refunds and e-mails that have not gone out are dropped',
  examples: ['', 'K7QM --dry-run'],
  inputs: {
    id: {
      argument: '[id]',
      about: 'as the command printed it; by default your latest command',
    },
  },
  act: () => undoById,
})

type Run = { readonly how: 'preview' | 'run'; readonly shown: string | undefined; readonly now: Date }

async function runUndo(
  what: string,
  made: StoredCommand | null,
  { how, shown, now }: Run,
): Promise<ActionOutcome> {
  if (!made || (shown !== undefined && shown !== made.id))
    return refusedOutcome('There is nothing left to undo.')
  return toAnswer(what, await undoCommand[how](made.id, now), now)
}

async function toAnswer(what: string, answer: UndoResult, now: Date): Promise<ActionOutcome> {
  if (answer.kind === 'undone') {
    const { command, departureIds, restored, left, withoutChange } = answer
    const closed = await Promise.all(departureIds.map((id) => findDeparture(database(), id, now)))
    const titles = await Promise.all(
      closed.flatMap((departure) => (departure ? [describeDeparture(departure)] : [])),
    )
    return readyOutcome(
      [
        `${what} to before ${undoableCommandText(command.name)} of ${formatInstant(command.at)}, by ${command.userName}. E-mails and refunds that have not gone out are dropped.`,
        ...(await Promise.all(restored.map((booking) => describe(booking, now)))),
        ...titles.map((title) => `${title} takes place after all, but stays off sale.`),
        ...(await Promise.all(
          left.map(
            async (booking) =>
              `${await describe(booking, now)} stays cancelled: the guest was about to pay, and the payment page has been closed.`,
          ),
        )),
        ...withoutChange.map(changeNotRestoredLine),
      ],
      { guests: restored.reduce((sum, { seats }) => sum + seats, 0) },
      {
        shown: command.id,
        done: `${command.id} is undone: ${plural(restored.length, 'booking')} restored.`,
      },
    )
  }
  if (answer.reason === 'changed_since')
    return refusedOutcome(
      `This cannot be undone: ${answer.references.join(' and ')} changed in the meantime.`,
    )
  if (answer.reason === 'not_found') return refusedOutcome(OPERATOR_REFUSALS.no_command)
  return refusedOutcome(OPERATOR_REFUSALS[answer.reason === 'too_late' ? 'too_late_to_undo' : answer.reason])
}

async function describe(booking: StoredBooking, now: Date): Promise<string> {
  return describeBooking(booking, await loadDeparture(database(), booking.departureId, now))
}
