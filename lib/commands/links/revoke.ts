import { type Command, Option } from 'commander'
import { carryOut } from '@/lib/commands/carry-out'
import { RefusedError, UsageError } from '@/lib/commands/failures'
import { parseReference } from '@/lib/commands/parse-reference'
import { changing, type ChangingOptions, subcommand } from '@/lib/commands/subcommand'
import { revokeAllGuestLinks, revokeLinksOf } from '@/lib/use-cases/links/revoke-links'

type Options = ChangingOptions & { readonly guests?: true }

export function addLinksRevoke(program: Command): void {
  const command = subcommand(program, 'links revoke', {
    about:
      'end links that were sent, as when an e-mail went to the wrong person; later e-mails have new ones',
    examples: ['LL-7KM4QD', '--guests'],
  })
    .argument('[reference]', 'of one booking', parseReference)
    .addOption(new Option('--guests', 'the links of all guests'))
  changing(command).action(revoke)
}

async function revoke(reference: string | undefined, options: Options): Promise<void> {
  if ((reference === undefined) === (options.guests === undefined))
    throw new UsageError('Name one booking, or say --guests for all of them.')
  const whose = reference === undefined ? 'of all guests' : `to booking ${reference}`
  await carryOut(
    {
      preview: [
        `Every link ${whose} that was sent until now ends. Lost links are sent again at /find-booking.`,
      ],
      effect: { guests: 0, emails: 0 },
      act: async () => {
        if (reference === undefined) await revokeAllGuestLinks()
        else if (!(await revokeLinksOf(reference)))
          throw new RefusedError('There is no booking with this reference.')
        return [`The links ${whose} are revoked.`]
      },
    },
    options,
  )
}
