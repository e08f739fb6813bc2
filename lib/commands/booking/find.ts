import { type Command } from 'commander'
import { bookingColumns } from '@/lib/commands/booking/booking-columns'
import { UsageError } from '@/lib/commands/failures'
import { printList } from '@/lib/commands/print-list'
import { type Clock, addOutputOptions, type OutputOptions, defineSubcommand } from '@/lib/commands/subcommand'
import { toBookingFilter } from '@/lib/contract/booking-filter'
import { database } from '@/lib/db/client'
import { listBookingsWithMoney } from '@/lib/db/bookings/listed-bookings'

const LIMIT = 50

type Options = OutputOptions & { readonly all?: true }

export function addBookingFindCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'booking find', {
    about: 'find bookings by reference, name, e-mail address or phone number',
    examples: ['korhonen', '+358 40 123 4567', 'aino@example.com'],
  })
    .argument('<words...>', 'what to look for; all words must match, in full or in part')
    .option('--all', `show all, not just the newest ${LIMIT}`)
  addOutputOptions(command).action((words: readonly string[], options: Options) =>
    find(words, options, clock()),
  )
}

async function find(words: readonly string[], options: Options, now: Date): Promise<void> {
  const filter = toBookingFilter({ q: words.join(' ') })
  if (filter.words?.length === 0)
    throw new UsageError('Write part of a reference, a name, an e-mail address or a phone number.')
  const rows = await listBookingsWithMoney(database(), filter, now)
  const limit = options.all ? undefined : LIMIT
  printList({ columns: bookingColumns, rows, none: 'No bookings match.', limit }, options)
}
