import { z } from 'zod'
import { departureAction } from '@/app/(site)/operator/[token]/actions/action'
import { MESSAGE_FIELD } from '@/app/(site)/operator/[token]/actions/message'
import { partyLine } from '@/lib/booking/party-line'
import { MESSAGE_REFUSALS } from '@/lib/contract/departure-refusals'
import { officeWords } from '@/lib/contract/fields'
import { sendMessage } from '@/lib/use-cases/changes/send-message'

/** One e-mail to each party, in the office's own words. */
export const messageAll = departureAction({
  input: z.object({ message: officeWords }),
  showsEmail: true,
  fields: () => [MESSAGE_FIELD],
  async run({ departure: { id: departureId }, input: { message }, shown, now }) {
    const answer = await (shown === null ? sendMessage.preview : sendMessage.run)(
      { departureId },
      message,
      now,
    )
    if (answer.kind === 'refused') return { kind: 'refused', text: MESSAGE_REFUSALS[answer.reason] }
    const { told, untold } = answer
    return {
      kind: 'ready',
      lines: [
        ...told.map((booking) => partyLine(booking, 'by e-mail')),
        ...untold.map((booking) => partyLine(booking, 'no e-mail address: please call')),
        'It is sent at once, and cannot be undone.',
      ],
      effect: { guests: told.reduce((sum, { seats }) => sum + seats, 0) },
    }
  },
})
