import { type Command } from 'commander'
import { carryOut } from '@/lib/commands/carry-out'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseReference } from '@/lib/commands/parse-reference'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { findLastGuestEmail, repeatGuestEmail } from '@/lib/use-cases/outbox/repeat-guest-email'

const REASONS = {
  ...OPERATOR_REFUSALS,
  forgotten: 'The guest of this booking was forgotten, and is written to no more.',
} as const

export function addBookingResend(program: Command, clock: Clock): void {
  const command = subcommand(program, 'booking resend', {
    about: 'send the guest the last e-mail about a booking again, such as a lost confirmation',
    examples: ['LL-7KM4QD'],
  }).argument('<reference>', 'of the booking', parseReference)
  changing(command).action((reference: string, options: ChangingOptions) =>
    resend(reference, options, clock()),
  )
}

async function resend(reference: string, options: ChangingOptions, now: Date): Promise<void> {
  const last = await findLastGuestEmail(reference)
  if (last.kind === 'refused') throw new RefusedCommandError(REASONS[last.reason])
  const { email, seats } = last
  await carryOut(
    {
      preview: [`The e-mail ${email.kind} goes to ${email.recipient} again.`],
      effect: { guests: seats, emails: 1 },
      act: async () => {
        await repeatGuestEmail(email, now)
        return ['It is being sent.']
      },
    },
    options,
  )
}
