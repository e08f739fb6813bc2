import { type Command } from 'commander'
import { RefusedCommandError } from '@/lib/commands/failures'
import { type ListColumn, printList } from '@/lib/commands/print-list'
import { type Clock, addOutputOptions, type OutputOptions, defineSubcommand } from '@/lib/commands/subcommand'
import { plural } from '@/lib/language/pluralize'
import { checkBooks, compareLedgerWithStripe, countRefundsToSend } from '@/lib/use-cases/payments/check-books'

type Options = OutputOptions & { readonly stripe?: true }

type Finding = Awaited<ReturnType<typeof checkBooks>>[number]

export function addCheckCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'check', {
    about:
      'check that seats, money, documents and e-mails agree, and with --stripe that the ledger agrees with Stripe; prints a line for each problem',
    examples: ['', '--stripe'],
  }).option('--stripe', 'also compare every payment, refund and dispute with Stripe')
  addOutputOptions(command).action((options: Options) => check(options, clock()))
}

async function check(options: Options, now: Date): Promise<void> {
  const findings = [...(await checkBooks(now)), ...(options.stripe ? await compareLedgerWithStripe(now) : [])]
  const none = options.stripe ? 'Everything agrees, including with Stripe.' : 'Everything agrees.'
  if (options.json || options.csv || options.out) printList({ columns, rows: findings, none }, options)
  else if (findings.length === 0) console.log(none)
  else for (const { about, text } of findings) console.log(`${about}: ${text}`)
  if (options.stripe && !options.json && !options.csv) await noteUnsentRefunds()
  if (findings.length > 0) throw new RefusedCommandError(`${plural(findings.length, 'finding')}.`)
}

/** Print refunds that are still to be sent. They are not a finding, but explain a balance that seems too high. */
async function noteUnsentRefunds(): Promise<void> {
  const count = await countRefundsToSend()
  if (count > 0) console.log(`${plural(count, 'refund')} still to be sent to Stripe.`)
}

const columns: readonly ListColumn<Finding>[] = [
  { key: 'about', value: ({ about }) => about },
  { key: 'text', value: ({ text }) => text },
]
