import { type Command } from 'commander'
import { carryOut, printNothingToDo } from '@/lib/commands/carry-out'
import { addChangeOptions, type ChangeOptions, type Clock, defineSubcommand } from '@/lib/commands/subcommand'
import { type PurgedCounts } from '@/lib/db/upkeep/retention'
import { plural } from '@/lib/language/plural'
import { applyRetention } from '@/lib/use-cases/scheduled/apply-retention'

export function addPrivacyRetentionCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'privacy retention', {
    about: 'erase personal data that is no longer kept; the worker does this every day',
    examples: ['--dry-run', '--yes'],
  })
  addChangeOptions(command).action((options: ChangeOptions) => retention(options, clock()))
}

async function retention(options: ChangeOptions, now: Date): Promise<void> {
  const ahead = await applyRetention.preview(now)
  if (Object.values(ahead).every((count) => count === 0))
    return printNothingToDo(['There is nothing to erase.'], options)
  await carryOut(
    {
      preview: [`To erase: ${purgedText(ahead)}.`],
      act: async () => [`Erased: ${purgedText(await applyRetention.run(now))}.`],
    },
    options,
  )
}

function purgedText({ bookings, enquiries, emails, tourDetails, healthNotes }: PurgedCounts): string {
  return [
    `the guests of ${plural(bookings, 'booking')}`,
    plural(enquiries, 'enquiry', 'enquiries'),
    plural(emails, 'e-mail'),
    `the tour details of ${plural(tourDetails, 'booking')}`,
    plural(healthNotes, 'note about health', 'notes about health'),
  ].join(', ')
}
