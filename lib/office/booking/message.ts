import 'server-only'
import { z } from 'zod'
import { officeMessage } from '@/lib/contract/fields'
import { type OperatorField } from '@/lib/contract/operator-page'
import { bookingAct } from '@/lib/office/act'
import { ready, refused } from '@/lib/office/outcomes'
import { sendMessage } from '@/lib/use-cases/changes/send-message'
import { MESSAGE_REFUSALS } from '@/lib/words/refusals/departure'

export const MESSAGE_FIELD: OperatorField = {
  name: 'message',
  label: 'Message',
  hint: 'Guests get it exactly as you write it, below a greeting with their name.',
  isLong: true,
}

export const message = bookingAct({
  done: 'The message is on its way.',
  input: z.object({ message: officeMessage }),
  showsEmail: true,
  fields: () => [MESSAGE_FIELD],
  async run({ booking, input, how, now }) {
    const answer = await sendMessage[how]({ reference: booking.reference }, input.message, now)
    if (answer.kind === 'refused') return refused(MESSAGE_REFUSALS[answer.reason])
    return ready([`It is sent to ${booking.customerEmail} at once, and cannot be undone.`])
  },
})
