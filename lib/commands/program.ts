import { Command } from 'commander'
import { addActCommand } from '@/lib/commands/act-command'
import { addBookingFind } from '@/lib/commands/booking/find'
import { addBookingList } from '@/lib/commands/booking/list'
import { addBookingShow } from '@/lib/commands/booking/show'
import { addCheck } from '@/lib/commands/check'
import { addDepartureShow } from '@/lib/commands/departure/show'
import { addEmailsList } from '@/lib/commands/emails/list'
import { addEmailsResend } from '@/lib/commands/emails/resend'
import { addEnquiries } from '@/lib/commands/enquiries'
import { addJobs, addJobsRetry } from '@/lib/commands/jobs'
import { joinLines } from '@/lib/commands/join-lines'
import { addLinksRevoke } from '@/lib/commands/links/revoke'
import { addMoneyList } from '@/lib/commands/money/list'
import { addMoneyMonth } from '@/lib/commands/money/month'
import { addPrivacyErase } from '@/lib/commands/privacy/erase'
import { addPrivacyExport } from '@/lib/commands/privacy/export'
import { addPrivacyRetention } from '@/lib/commands/privacy/retention'
import { addReceiptsSkipTo } from '@/lib/commands/receipts/skip-to'
import { addSeason } from '@/lib/commands/season'
import { addSeasonOpen } from '@/lib/commands/season-open'
import { type Clock, describeGroup } from '@/lib/commands/subcommand'
import { addToday } from '@/lib/commands/today'
import { ACT_COMMANDS } from '@/lib/office/find-act'

const ABOUT = `What the operator does.

Days: today, tomorrow, 2026-12-24, 2026-12-24..2026-12-26. Tours: by number, or by the name of their page.
References: in any case, with or without hyphen.
Exit codes: 0 done, 1 refused by a rule, 2 called wrongly, 3 settings, database or Stripe away.`

/**
 * Build the program with all commands. For incorrect use, Commander prints one line and throws a `CommanderError`
 * instead of ending the process.
 *
 * @param clock  read when a command runs
 */
export function buildOpsProgram(clock: Clock): Command {
  const program = new Command('./ops')
  program
    .description(ABOUT)
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => write(`${joinLines(text, ' ')}\n`),
    })
    .helpCommand('help [command]', 'say how a command is used')
  addToday(program, clock)
  addSeason(program, clock)
  addSeasonOpen(program, clock)
  describeGroup(program, 'departure', 'one departure: its list, its guide, its end, a night without lights')
  addDepartureShow(program, clock)
  describeGroup(program, 'booking', 'bookings: find, show, change, cancel')
  addBookingFind(program, clock)
  addBookingShow(program, clock)
  addBookingList(program, clock)
  describeGroup(program, 'crypto', 'payments in cryptocurrency')
  describeGroup(program, 'money', 'money that went back, came by hand, and the accountant’s month')
  addMoneyList(program, clock)
  addMoneyMonth(program, clock)
  describeGroup(program, 'receipts', 'numbers of receipts and credit notes')
  addReceiptsSkipTo(program, clock)
  describeGroup(program, 'emails', 'e-mails that were not delivered')
  addEmailsList(program, clock)
  addEmailsResend(program, clock)
  addEnquiries(program, clock)
  for (const command of ACT_COMMANDS) addActCommand(program, command, clock)
  addJobs(program)
  addJobsRetry(program)
  describeGroup(program, 'privacy', 'what is kept about people')
  describeGroup(program, 'links', 'links that were sent to guests')
  addLinksRevoke(program, clock)
  addPrivacyExport(program)
  addPrivacyErase(program, clock)
  addPrivacyRetention(program, clock)
  addCheck(program, clock)
  return program
}
