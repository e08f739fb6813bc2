import { type Command } from 'commander'
import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'
import { confirmAndRun, printNothingToDo } from '@/lib/commands/confirm-and-run'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { type MomentResolver, parseMoment } from '@/lib/commands/parse-moment'
import {
  countRebuiltGuests,
  describeOffice,
  describeRest,
  describeSkipped,
  describeWaiting,
  restoredLine,
} from '@/lib/commands/reconcile-lines'
import {
  addConfirmationOptions,
  type Clock,
  type ConfirmationOptions,
  defineSubcommand,
} from '@/lib/commands/subcommand'
import { database } from '@/lib/db/client'
import { listEmailsWaitingSince, markEmailOvertaken } from '@/lib/db/emails/emails'
import { isStripeConfigured } from '@/lib/stripe/client'
import { formatInstant } from '@/lib/language/dates'
import {
  EVENT_DAYS,
  numbersToSkip,
  previewReconciliation,
  readStripeActivity,
  reconcile,
} from '@/lib/use-cases/payments/reconcile-with-stripe'
import { closeOffice } from '@/lib/use-cases/links/close-office'
import { listSessions } from '@/lib/use-cases/staff/list-sessions'

type Options = ConfirmationOptions & { readonly since: MomentResolver; readonly dropEmails?: true }

export function addReconcileCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'reconcile', {
    about:
      'after a restore: record what Stripe knows since that moment, rebuild bookings that were paid and are lost, end the sessions of the office, and list what is left for you',
    examples: ["--since '2026-12-11 19:50' --dry-run", "--since '2026-12-11 17:50:00+00'"],
  })
    .requiredOption('--since <moment>', 'the moment that the database was restored to', parseMoment)
    .option('--drop-emails', 'do not send the e-mails that were waiting at that moment')
  addConfirmationOptions(command).action((options: Options) => reconcileSince(options, clock()))
}

async function reconcileSince(options: Options, now: Date): Promise<void> {
  if (!isStripeConfigured()) throw new RefusedCommandError('No STRIPE_SECRET_KEY is set.')
  const since = options.since(now)
  if (since > now) throw new UsageError('That moment is still to come.')
  if (since < addMinutes(now, -EVENT_DAYS * MINUTES_PER_DAY))
    throw new RefusedCommandError(
      `Stripe keeps events for ${EVENT_DAYS} days only, so nothing can be reconciled with ${formatInstant(since)}. Compare the payments in Stripe’s dashboard by hand.`,
    )
  const found = await readStripeActivity(since, now)
  const { restored, emails } = await previewReconciliation(found, now)
  const waiting = await listEmailsWaitingSince(database(), { before: since, now })
  const dropped = options.dropEmails ? waiting : []
  const sessions = await listSessions({}, now)
  const preview = [
    ...describeSkipped(await numbersToSkip(found, now)),
    ...restored.map(restoredLine),
    ...describeRest(found),
    ...describeWaiting(waiting, options.dropEmails === true),
    ...describeOffice(sessions),
  ]
  const isWork =
    restored.some(({ result: { kind } }) => kind !== 'left' && kind !== 'known') || found.events.length > 0
  if (!isWork && dropped.length === 0 && sessions.length === 0)
    return printNothingToDo([...preview, 'There is nothing to do.'], options)
  await confirmAndRun(
    {
      preview,
      effect: { guests: countRebuiltGuests(restored), emails },
      act: async () => {
        const done = await reconcile(found, now)
        for (const { id } of dropped) await markEmailOvertaken(database(), id, now)
        // A session that was ended since then is live again, and its person may have been removed.
        await closeOffice(database(), 'restored', now)
        return ['Done.', ...done.map(restoredLine), 'Please run ./ops check --stripe.']
      },
    },
    options,
  )
}
