import 'server-only'
import { z } from 'zod'
import { company } from '@/content/company'
import { draftEmail, parseEmail } from '@/lib/emails/email'
import { env } from '@/lib/env'
import { bookingAct } from '@/lib/office/act'
import { readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { defineBookingCommand } from '@/lib/office/command'
import { findLastConfirmation, enqueueEmailCopy } from '@/lib/use-cases/outbox/enqueue-email-copy'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

/** Resend the last e-mail that told the guest what is booked, such as a lost confirmation, to the current address. */
export const resendAct = bookingAct({
  done: 'The e-mail is being sent again.',
  input: z.object({}),
  async run({ booking: { reference }, how, now }) {
    const last = await findLastConfirmation(reference)
    if (last.kind === 'refused') return refusedOutcome(OPERATOR_REFUSALS[last.reason])
    const { email } = last
    await enqueueEmailCopy[how](email, now)
    const read = parseEmail(email)
    const sender = { ...company, siteUrl: env().SITE_URL }
    const subject = draftEmail(read, sender).subject
    return readyOutcome([`This e-mail is sent to ${email.recipient} again: “${subject}”.`])
  },
})

export const resendCommand = defineBookingCommand('booking resend', {
  about: 'send the last e-mail that says what a guest has booked again, such as a lost confirmation',
  examples: ['LL-7KM4QD'],
  act: () => resendAct,
})
