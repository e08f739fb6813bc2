import 'server-only'
import { z } from 'zod'
import { officeMessageField } from '@/lib/contract/fields'
import { departureAct } from '@/lib/office/act'
import { readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { MESSAGE_FIELD } from '@/lib/office/booking/message'
import { findSeatsForUndo } from '@/lib/office/departure/find-seats-for-undo'
import { sendOfficeMessage } from '@/lib/use-cases/changes/send-office-message'
import { partyLine } from '@/lib/words/party/party-line'
import { nobodyBookedText } from '@/lib/words/party/seats-for-undo-text'
import { MESSAGE_REFUSALS } from '@/lib/words/refusals/departure'

export const messageAllAct = departureAct({
  done: 'The message is on its way.',
  input: z.object({ message: officeMessageField }),
  showsEmail: true,
  fields: () => [MESSAGE_FIELD],
  async run({ departure, input: { message }, how, now }) {
    const answer = await sendOfficeMessage[how]({ departureId: departure.id }, message, now)
    if (answer.kind === 'refused') {
      const forUndo = answer.reason === 'nobody' ? await findSeatsForUndo(departure, now) : null
      return refusedOutcome(forUndo ? nobodyBookedText(forUndo) : MESSAGE_REFUSALS[answer.reason])
    }
    const { told, untold } = answer
    return readyOutcome(
      [
        ...told.map((booking) => partyLine(booking, 'by e-mail')),
        ...untold.map((booking) => partyLine(booking, 'no e-mail address, please call')),
        'It is sent at once and cannot be undone.',
      ],
      { guests: told.reduce((sum, { seats }) => sum + seats, 0) },
    )
  },
})
