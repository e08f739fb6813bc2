import { z } from 'zod'
import { company } from '@/content/company'
import { operatorAction } from '@/app/(site)/operator/[token]/actions/action'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { draftBookingEmail } from '@/lib/emails/booking/draft-booking-email'
import { emailSchema, isAboutBooking } from '@/lib/emails/email'
import { env } from '@/lib/env'
import { findLastGuestEmail, repeatGuestEmail } from '@/lib/use-cases/outbox/repeat-guest-email'

/** The guest's last e-mail about the booking, such as a lost confirmation, goes to the present address again. */
export const resend = operatorAction({
  input: z.object({}),
  async run({ booking: { reference }, shown, now }) {
    const last = await findLastGuestEmail(reference)
    if (last.kind === 'refused') return { kind: 'refused', text: OPERATOR_REFUSALS[last.reason] }
    const { email } = last
    if (shown !== null) await repeatGuestEmail(email, now)
    const read = emailSchema.parse({ kind: email.kind, facts: email.facts })
    const sender = { ...company, siteUrl: env().SITE_URL }
    const subject = isAboutBooking(read) ? draftBookingEmail(read, sender).subject : email.kind
    return {
      kind: 'ready',
      lines: [`The guest’s last e-mail goes to ${email.recipient} again: “${subject}”.`],
      effect: { emails: 1 },
    }
  },
})
