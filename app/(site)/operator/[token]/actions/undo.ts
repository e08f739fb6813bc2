import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { database } from '@/lib/db/client'
import { findUndoableCommandOn } from '@/lib/db/commands'
import { previewUndo, undoCommand, type Undoing } from '@/lib/use-cases/changes/undo-command'

/** The newest act on this booking alone, by a link or a command, while it can be undone. */
export const undo = operatorAction({
  input: z.object({}),
  async run({ booking, shown, now }) {
    const command = await findUndoableCommandOn(database(), booking.id)
    if (!command || (shown !== null && shown !== command.id))
      return { kind: 'refused', text: 'There is nothing to undo any more.' }
    return tell(await (shown === null ? previewUndo : undoCommand)(command.id, now))
  },
})

function tell(answer: Undoing): Told {
  if (answer.kind === 'undone')
    return {
      kind: 'ready',
      lines: [
        `The booking is as it was before '${answer.command.name}', by ${answer.command.userName}. E-mails and refunds that wait are dropped.`,
      ],
      shown: answer.command.id,
    }
  if (answer.reason === 'changed_since')
    return { kind: 'refused', text: 'Nothing is undone: the booking has changed since.' }
  return {
    kind: 'refused',
    text: OPERATOR_REFUSALS[answer.reason === 'too_late' ? 'too_late_to_undo' : answer.reason],
  }
}
