import { Command } from 'commander'
import { addActCommand } from '@/lib/commands/act-command'
import { addBookingFindCommand } from '@/lib/commands/booking/find'
import { addBookingListCommand } from '@/lib/commands/booking/list'
import { addBookingShowCommand } from '@/lib/commands/booking/show'
import { addCheckCommand } from '@/lib/commands/check'
import { addDoctorCommand } from '@/lib/commands/doctor'
import { addStripeConnectCommand } from '@/lib/commands/stripe/connect'
import { addDepartureShowCommand } from '@/lib/commands/departure/show'
import { addEmailsListCommand } from '@/lib/commands/emails/list'
import { addEnquiriesCommand } from '@/lib/commands/enquiries'
import { addJobsCommand, addJobsRetryCommand } from '@/lib/commands/jobs'
import { joinLines } from '@/lib/commands/join-lines'
import { addLinksRevokeCommand } from '@/lib/commands/links/revoke'
import { addMoneyListCommand } from '@/lib/commands/money/list'
import { addMoneyMonthCommand } from '@/lib/commands/money/month'
import { addOfficeMemberCommands } from '@/lib/commands/office/members'
import { addOfficeSessionsCommand } from '@/lib/commands/office/sessions'
import { addPrivacyExportCommand } from '@/lib/commands/privacy/export'
import { addPrivacyRetentionCommand } from '@/lib/commands/privacy/retention'
import { addReceiptsSkipToCommand } from '@/lib/commands/receipts/skip-to'
import { addReconcileCommand } from '@/lib/commands/reconcile'
import { addReviewsListCommand } from '@/lib/commands/reviews'
import { addSeasonCommand } from '@/lib/commands/season'
import { type Clock, describeCommandGroup } from '@/lib/commands/subcommand'
import { addTodayCommand } from '@/lib/commands/today'
import { ACT_COMMANDS } from '@/lib/office/find-act'

const ABOUT = `Commands for the operator.

Days: today, tomorrow, 2026-12-24, 2026-12-24..2026-12-26. Tours: their number, or the name of their page.
References: in upper or lower case, with or without the hyphen.
Exit codes: 0 done, 1 refused by a rule, 2 used incorrectly, 3 settings, database or Stripe unavailable.`

/**
 * Build the program with all commands. For incorrect use, Commander prints one line and throws a `CommanderError`
 * instead of ending the process.
 *
 * @param clock  read only when a command runs
 */
export function buildOpsProgram(clock: Clock): Command {
  const program = new Command('./ops')
  program
    .description(ABOUT)
    .exitOverride()
    // Without this setting, the `--json` of `season open --json` would be read as an option of `season`.
    .enablePositionalOptions()
    .configureOutput({
      outputError: (text, write) => write(`${joinLines(text, ' ')}\n`),
    })
    .helpCommand('help [command]', 'show how to use a command')
  addTodayCommand(program, clock)
  addSeasonCommand(program, clock)
  describeCommandGroup(
    program,
    'departure',
    'a departure: its guest list and guide, cancelling, merging, nights without lights',
  )
  addDepartureShowCommand(program, clock)
  describeCommandGroup(program, 'booking', 'find, show, change and cancel bookings')
  addBookingFindCommand(program, clock)
  addBookingShowCommand(program, clock)
  addBookingListCommand(program, clock)
  describeCommandGroup(program, 'crypto', 'payments in cryptocurrency')
  describeCommandGroup(
    program,
    'money',
    'refunds, payments outside Stripe, the ledger and the accountant’s files',
  )
  addMoneyListCommand(program, clock)
  addMoneyMonthCommand(program, clock)
  describeCommandGroup(program, 'receipts', 'numbers of receipts and credit notes')
  addReceiptsSkipToCommand(program, clock)
  describeCommandGroup(program, 'emails', 'undelivered e-mails')
  addEmailsListCommand(program, clock)
  addEnquiriesCommand(program, clock)
  addReviewsListCommand(program, clock)
  for (const command of ACT_COMMANDS) addActCommand(program, command, clock)
  addJobsCommand(program)
  addJobsRetryCommand(program)
  describeCommandGroup(program, 'privacy', 'people’s personal data')
  describeCommandGroup(program, 'links', 'links that were sent by e-mail')
  addLinksRevokeCommand(program, clock)
  describeCommandGroup(program, 'office', 'who may sign in to the office, and who has')
  addOfficeMemberCommands(program, clock)
  addOfficeSessionsCommand(program, clock)
  addPrivacyExportCommand(program)
  addPrivacyRetentionCommand(program, clock)
  addCheckCommand(program, clock)
  addReconcileCommand(program, clock)
  addDoctorCommand(program)
  describeCommandGroup(program, 'stripe', 'the account at Stripe')
  addStripeConnectCommand(program, clock)
  return program
}
