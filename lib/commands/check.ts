import { type Command } from 'commander'
import { plural } from '@/lib/booking/plural'
import { RefusedCommandError } from '@/lib/commands/failures'
import { type Clock, subcommand } from '@/lib/commands/subcommand'
import { checkBooks, checkStripe } from '@/lib/use-cases/payments/check-books'

export function addCheck(program: Command, clock: Clock): void {
  subcommand(program, 'check', {
    about:
      'whether seats, money, documents and e-mails agree, and with --stripe the ledger with Stripe; a line for each finding',
    examples: ['', '--stripe'],
  })
    .option('--stripe', 'compare every payment, refund and dispute with Stripe as well')
    .action(({ stripe }: { readonly stripe?: true }) => check(stripe ?? false, clock()))
}

async function check(withStripe: boolean, now: Date): Promise<void> {
  const findings = [...(await checkBooks(now)), ...(withStripe ? await checkStripe(now) : [])]
  for (const { about, text } of findings) console.log(`${about}: ${text}`)
  if (findings.length > 0) throw new RefusedCommandError(`${plural(findings.length, 'finding')}.`)
  console.log(withStripe ? 'Everything agrees, also with Stripe.' : 'Everything agrees.')
}
