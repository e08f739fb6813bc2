import 'server-only'
import { z } from 'zod'
import { optionalNoteField } from '@/lib/contract/fields'
import { enquiryAct } from '@/lib/office/act'
import { readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { defineEnquiryCommand } from '@/lib/office/command'
import { enquiryRefusalText } from '@/lib/office/enquiry/enquiry-refusal-text'
import { markEnquiryAnswered } from '@/lib/use-cases/enquiries/mark-enquiry-answered'

export const markAnswered = enquiryAct({
  done: 'The enquiry is marked as answered.',
  input: z.object({ note: optionalNoteField }),
  isTypedAtOnce: true,
  fields: () => [{ name: 'note', label: 'Note', hint: 'Only the office sees it.', isOptional: true }],
  async run({ enquiry, input: { note }, how, now }) {
    const answer = await markEnquiryAnswered[how](enquiry.id, note, now)
    if (answer.kind === 'refused') return refusedOutcome(enquiryRefusalText(answer))
    return readyOutcome([
      'The enquiry is marked as answered, with your name and the time. The visitor gets no e-mail.',
    ])
  },
})

export const markAnsweredCommand = defineEnquiryCommand('enquiries answer', {
  about: 'mark an enquiry as answered, so that nobody answers it twice',
  examples: ['2f1a7c4e', '2f1a7c4e --note "Called, wants a private tour in January"'],
  inputs: { note: { flags: '--note <words>', about: 'a note that only the office sees' } },
  act: () => markAnswered,
})
