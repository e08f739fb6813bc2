import { z } from 'zod'
import { departureAction, operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { undoableWords, withoutChangeLine } from '@/lib/booking/undo'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { database } from '@/lib/db/client'
import {
  isInOpenCommand,
  findUndoableCommandOn,
  findUndoableCommandOnDeparture,
  type StoredCommand,
} from '@/lib/db/commands'
import { undoCommand, type Undoing } from '@/lib/use-cases/changes/undo-command'

/** The newest act on this booking alone, by a link or a command, while it can be undone. */
export const undo = operatorAction({
  input: z.object({}),
  async run({ booking: { id }, shown, now }) {
    const command = await findUndoableCommandOn(database(), id)
    if (!command && (await isInOpenCommand(database(), id)))
      return {
        kind: 'refused',
        text: 'This was done to the whole departure: it is undone on the departure’s page.',
      }
    return undoing('The booking is as it was', command, { shown, now })
  },
})

/** The same of this departure as a whole. */
export const undoOnDeparture = departureAction({
  input: z.object({}),
  run: async ({ departure, shown, now }) =>
    undoing(
      'The departure and its bookings are as they were',
      await findUndoableCommandOnDeparture(database(), departure.id),
      {
        shown,
        now,
      },
    ),
})

async function undoing(
  what: string,
  command: StoredCommand | null,
  { shown, now }: { readonly shown: string | null; readonly now: Date },
): Promise<Told> {
  if (!command || (shown !== null && shown !== command.id))
    return { kind: 'refused', text: 'There is nothing to undo any more.' }
  return tell(what, await (shown === null ? undoCommand.preview : undoCommand.run)(command.id, now))
}

function tell(what: string, answer: Undoing): Told {
  if (answer.kind === 'undone')
    return {
      kind: 'ready',
      lines: [
        `${what} before ${undoableWords(answer.command.name)}, by ${answer.command.userName}. E-mails and refunds that wait are dropped.`,
        ...(answer.departureIds.length > 0 ? ['It stays off sale.'] : []),
        ...answer.left.map(
          ({ reference }) => `${reference} stays ended: its guest was about to pay, and was sent away.`,
        ),
        ...answer.withoutChange.map(withoutChangeLine),
      ],
      effect: { guests: answer.restored.reduce((sum, { seats }) => sum + seats, 0) },
      shown: answer.command.id,
    }
  if (answer.reason === 'changed_since')
    return { kind: 'refused', text: `Nothing is undone: ${answer.references.join(' and ')} changed since.` }
  return {
    kind: 'refused',
    text: OPERATOR_REFUSALS[answer.reason === 'too_late' ? 'too_late_to_undo' : answer.reason],
  }
}
