import { type Command, Option } from 'commander'
import { carryOut } from '@/lib/commands/carry-out'
import { RefusedError, UsageError } from '@/lib/commands/failures'
import { parseReference } from '@/lib/commands/parse-reference'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { countNewLinks, revokeLinks } from '@/lib/use-cases/guest-page/revoke-links'

type Options = ChangingOptions & { readonly guests?: true }

export function addLinksRevoke(program: Command, clock: Clock): void {
  const command = subcommand(program, 'links revoke', {
    about:
      'end links that were sent, as when an e-mail went to the wrong person; later e-mails have new ones',
    examples: ['LL-7KM4QD', '--guests'],
  })
    .argument('[reference]', 'of one booking', parseReference)
    .addOption(new Option('--guests', 'the links of all guests'))
  changing(command).action((reference: string | undefined, options: Options) =>
    revoke(reference, options, clock()),
  )
}

async function revoke(reference: string | undefined, options: Options, now: Date): Promise<void> {
  if ((reference === undefined) === (options.guests === undefined))
    throw new UsageError('Name one booking, or say --guests for all of them.')
  const whose = reference === undefined ? 'of all guests' : `to booking ${reference}`
  await carryOut(
    {
      preview: [
        `Every link ${whose} that was sent until now ends. Lost links are sent again at /find-booking.`,
        'Who chooses or has not paid yet is sent a new one at once.',
      ],
      effect: { guests: 0, emails: await countNewLinks({ reference }, now) },
      act: async () => {
        if ((await revokeLinks({ reference }, now)) === null)
          throw new RefusedError('There is no booking with this reference.')
        return [`The links ${whose} are revoked.`]
      },
    },
    options,
  )
}
