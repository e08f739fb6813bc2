import 'server-only'
import { z } from 'zod'
import { optionalNote } from '@/lib/contract/fields'
import { enquiryAct } from '@/lib/office/act'
import { ready, refused } from '@/lib/office/outcomes'
import { enquiryCommand } from '@/lib/office/command'
import { enquiryRefusal } from '@/lib/office/enquiry/enquiry-refusal'
import { answerEnquiry } from '@/lib/use-cases/enquiries/answer-enquiry'

export const markAnswered = enquiryAct({
  done: 'The enquiry is marked as answered.',
  input: z.object({ note: optionalNote }),
  isTypedAtOnce: true,
  fields: () => [{ name: 'note', label: 'Note', hint: 'Only the office sees it.', isOptional: true }],
  async run({ enquiry, input: { note }, how, now }) {
    const answer = await answerEnquiry[how](enquiry.id, note, now)
    if (answer.kind === 'refused') return refused(enquiryRefusal(answer))
    return ready([
      'The enquiry is marked as answered, with your name and the time. The visitor gets no e-mail.',
    ])
  },
})

export const answerCommand = enquiryCommand('enquiries answer', {
  about: 'mark an enquiry as answered, so that nobody answers it twice',
  examples: ['2f1a7c4e', '2f1a7c4e --note "Called, wants a private tour in January"'],
  inputs: { note: { flags: '--note <words>', about: 'a note that only the office sees' } },
  act: () => markAnswered,
})
