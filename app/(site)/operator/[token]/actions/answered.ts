import { z } from 'zod'
import { enquiryAction } from '@/app/(site)/operator/[token]/actions/action'
import { enquiryRefusal } from '@/app/(site)/operator/[token]/actions/enquiry-refusal'
import { optionalNote } from '@/lib/contract/fields'
import { answerEnquiry } from '@/lib/use-cases/enquiries/answer-enquiry'

/** Somebody of us has answered: nobody else needs to. */
export const answered = enquiryAction({
  input: z.object({ note: optionalNote }),
  isTypedAtOnce: true,
  fields: () => [{ name: 'note', label: 'Note', hint: 'For the office.', isOptional: true }],
  async run({ enquiry, input: { note }, shown, now }) {
    const answer = await (shown === null ? answerEnquiry.preview : answerEnquiry.run)(enquiry.id, note, now)
    if (answer.kind === 'refused') return { kind: 'refused', text: enquiryRefusal(answer) }
    return {
      kind: 'ready',
      lines: ['The enquiry counts as answered, with your inbox and the time; the visitor is not told.'],
    }
  },
})
