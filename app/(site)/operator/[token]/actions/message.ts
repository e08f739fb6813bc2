import { z } from 'zod'
import { operatorAction } from '@/app/(site)/operator/[token]/actions/action'
import { MESSAGE_REFUSALS } from '@/lib/contract/departure-refusals'
import { officeWords } from '@/lib/contract/fields'
import { type OperatorField } from '@/lib/contract/operator-page'
import { sendMessage } from '@/lib/use-cases/changes/send-message'

/** The office's own words to guests. */
export const MESSAGE_FIELD: OperatorField = {
  name: 'message',
  label: 'Message',
  hint: 'Guests read it as you write it, under a greeting by name.',
  isLong: true,
}

/** One e-mail to the guest, in the office's own words. */
export const message = operatorAction({
  input: z.object({ message: officeWords }),
  showsEmail: true,
  fields: () => [MESSAGE_FIELD],
  async run({ booking, input, shown, now }) {
    const send = shown === null ? sendMessage.preview : sendMessage.run
    const answer = await send({ reference: booking.reference }, input.message, now)
    if (answer.kind === 'refused') return { kind: 'refused', text: MESSAGE_REFUSALS[answer.reason] }
    return {
      kind: 'ready',
      lines: [`It goes to ${booking.customerEmail} at once, and cannot be undone.`],
    }
  },
})
