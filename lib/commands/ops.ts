import { bookings } from '@/lib/commands/bookings'
import { callOff } from '@/lib/commands/call-off'
import { cancel } from '@/lib/commands/cancel'
import { close, open } from '@/lib/commands/close-and-open'
import { confirm } from '@/lib/commands/confirm'
import { departures } from '@/lib/commands/departures'
import { emails } from '@/lib/commands/emails'
import { guests } from '@/lib/commands/guests'
import { jobs } from '@/lib/commands/jobs'
import { erase, exportPerson, forget } from '@/lib/commands/privacy'
import { resend } from '@/lib/commands/resend'
import { runCommand } from '@/lib/commands/run-command'
import { loadEnvOrExit } from '@/lib/server/load-env-or-exit'

/* `npm run ops -- <command>`: what the operator does. */

const COMMANDS: Readonly<Record<string, (args: readonly string[], now: Date) => Promise<void>>> = {
  bookings,
  guests,
  confirm,
  cancel,
  'call-off': callOff,
  departures,
  close,
  open,
  letters: emails,
  jobs,
  resend,
  export: exportPerson,
  erase,
  forget,
}

const USAGE = `usage: npm run ops -- <command>

  bookings [state]       the newest 50 bookings
  guests YYYY-MM-DD      who comes on a day, with phone and requests
  confirm REFERENCE      a cryptocurrency payment has arrived
  cancel REFERENCE [YYYY-MM-DD HH:MM]
                         cancel a booking, paid or not yet; refunds by the policy it was made under, as of
                         now or of when the guest asked (Finnish time). Says whose it is and asks first;
                         --yes answers, here and below
  cancel REFERENCE by-us
                         cancel one booking for a reason of ours: everything is refunded
  cancel REFERENCE guarantee
                         the guest saw no northern lights and chose the refund: everything goes back
  call-off TOUR YYYY-MM-DD
                         call a whole departure off, for the weather or another reason of ours: nobody can
                         book it any more, everybody has everything back and is written to
  departures             publish prices and times from content/tours, and put the running and the next season on sale
  close TOUR YYYY-MM-DD  take a date off sale; who has booked it keeps their places
  open TOUR YYYY-MM-DD   put it back on sale
  letters                letters that were given up or have waited for long
  jobs [retry]           background jobs that failed too often; "retry" has them tried anew
  resend LETTER          send a letter that was given up again
  export E-MAIL          everything that is kept about an e-mail address, as JSON
  erase E-MAIL [--yes]   forget who has it, but for what the accounts need; says what is kept and until when
  forget                 forget people whose data we no longer keep; the worker does so every day`

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (command) {
  loadEnvOrExit()
  void runCommand((now) => command(args, now))
} else {
  console.error(USAGE)
  process.exitCode = 2
}
