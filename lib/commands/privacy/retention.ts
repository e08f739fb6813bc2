import { type Command } from 'commander'
import { confirmAndRun, printNothingToDo } from '@/lib/commands/confirm-and-run'
import {
  addConfirmationOptions,
  type ConfirmationOptions,
  type Clock,
  defineSubcommand,
} from '@/lib/commands/subcommand'
import { type PurgedCounts } from '@/lib/db/upkeep/retention'
import { plural } from '@/lib/language/pluralize'
import { applyRetention } from '@/lib/use-cases/scheduled/apply-retention'

export function addPrivacyRetentionCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'privacy retention', {
    about: 'erase personal data that is no longer kept; the worker does this every day',
    examples: ['--dry-run', '--yes'],
  })
  addConfirmationOptions(command).action((options: ConfirmationOptions) => retention(options, clock()))
}

async function retention(options: ConfirmationOptions, now: Date): Promise<void> {
  const ahead = await applyRetention.preview(now)
  if (Object.values(ahead).every((count) => count === 0))
    return printNothingToDo(['There is nothing to erase.'], options)
  await confirmAndRun(
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
