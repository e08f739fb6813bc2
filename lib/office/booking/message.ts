import 'server-only'
import { z } from 'zod'
import { officeMessageField } from '@/lib/contract/fields'
import { type OperatorField } from '@/lib/contract/operator-page'
import { bookingAct } from '@/lib/office/act'
import { readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { sendOfficeMessage } from '@/lib/use-cases/changes/send-office-message'
import { MESSAGE_REFUSALS } from '@/lib/words/refusals/departure'

export const MESSAGE_FIELD: OperatorField = {
  name: 'message',
  label: 'Message',
  hint: 'Guests get it exactly as you write it, below a greeting with their name.',
  isLong: true,
}

export const messagePartyAct = bookingAct({
  done: 'The message is on its way.',
  input: z.object({ message: officeMessageField }),
  showsEmail: true,
  fields: () => [MESSAGE_FIELD],
  async run({ booking, input, how, now }) {
    const answer = await sendOfficeMessage[how]({ reference: booking.reference }, input.message, now)
    if (answer.kind === 'refused') return refusedOutcome(MESSAGE_REFUSALS[answer.reason])
    return readyOutcome([`It is sent to ${booking.customerEmail} at once, and cannot be undone.`])
  },
})
