import { type Command } from 'commander'
import { minutesAfter } from '@/lib/calendar/duration'
import { formatEuros } from '@/lib/booking/money'
import { plural } from '@/lib/booking/plural'
import { type ChoiceCause } from '@/lib/booking/choice'
import { addDays, formatInstant, helsinkiDay } from '@/lib/calendar/day'
import { describeDeparture } from '@/lib/commands/describe-booking'
import { LONG_MINUTES } from '@/lib/commands/emails/list'
import { type Column, printList } from '@/lib/commands/print-list'
import { type Clock, reading, type ReadingOptions, subcommand } from '@/lib/commands/subcommand'
import { commandLine } from '@/lib/contract/command-line'
import { listAwaitedLinks } from '@/lib/db/awaited-links'
import { backgroundPool, database } from '@/lib/db/client'
import { listOpenChoices } from '@/lib/db/choices'
import { listUndeliveredEmails } from '@/lib/db/emails'
import { listMoneyTrouble, type MoneyTrouble } from '@/lib/db/money-trouble'
import { listAwaitedCrypto } from '@/lib/db/payment-details'
import { listSeason, type SeasonDay } from '@/lib/db/season'
import { listFailedJobs } from '@/lib/queue/failed-jobs'
import { choiceTerms } from '@/lib/use-cases/changes/choice-terms'
import { listOrphanedTours, orphanedTourText } from '@/lib/use-cases/departures/known-tours'

/** Something that wants a person, or that a person wants to know in the morning. */
type Matter = {
  readonly kind: string
  /** The booking, departure, e-mail or job. */
  readonly about: string
  readonly text: string
  /** The command that shows more, or settles it. */
  readonly command: string
}

export function addToday(program: Command, clock: Clock): void {
  const command = subcommand(program, 'today', {
    about:
      'what wants a person: money, open choices, payment details, e-mails, departures of today and tomorrow',
    examples: ['', '--json'],
  })
  reading(command).action((options: ReadingOptions) => today(options, clock()))
}

async function today(options: ReadingOptions, now: Date): Promise<void> {
  const rows = [
    ...(await listMoneyTrouble(database())).map(moneyMatter),
    ...(await choiceMatters()),
    ...(await cryptoMatters(now)),
    ...(await linkMatters(now)),
    ...(await emailMatters(now)),
    ...(await otherMatters(now)),
    ...(await departureMatters(now)),
  ]
  printList({ columns, rows, none: 'Nothing wants you, and nobody goes out today or tomorrow.' }, options)
}

const columns: readonly Column<Matter>[] = [
  { key: 'kind', head: 'What', value: ({ kind }) => kind, text: ({ kind }) => kind.replaceAll('_', ' ') },
  { key: 'about', value: ({ about }) => about },
  { key: 'text', head: 'Facts', value: ({ text }) => text },
  { key: 'command', value: ({ command }) => command },
]

const MONEY_TEXTS: Readonly<Record<MoneyTrouble['kind'], string>> = {
  dispute: 'the guest’s bank asks for the payment back: answer in Stripe’s dashboard',
  refund_refused: 'Stripe does not return it: send it another way',
  refund_by_hand: 'goes back by your own hand',
  refund_failing: 'Stripe has not returned it yet, and is asked again',
}

function moneyMatter({ kind, reference, cents, reason }: MoneyTrouble): Matter {
  const text = `${formatEuros(cents)}: ${MONEY_TEXTS[kind]}${reason ? ` (${reason})` : ''}`
  const command = kind === 'refund_by_hand' ? 'money record' : 'booking show'
  return { kind, about: reference, text, command: commandLine(command, reference) }
}

const CHOICE_TEXTS: Readonly<Record<ChoiceCause, string>> = {
  departure_cancelled: 'another date or the money back',
  merged: 'the new date, another or the money back',
  time_changed: 'the new start, another date or the money back',
  lights_not_seen: 'a return trip or the money back',
}

async function choiceMatters(): Promise<readonly Matter[]> {
  const open = await listOpenChoices(database())
  return open.map(({ reference, startsAt, ...choice }) => {
    const { endsAt } = choiceTerms(choice, startsAt)
    const until = endsAt ? `, until ${formatInstant(endsAt)}` : ''
    const told = choice.toldAt ? '' : '; no e-mail has reached the guest yet'
    return {
      kind: 'choice_open',
      about: reference,
      text: `${CHOICE_TEXTS[choice.cause]}${until}${told}`,
      command: commandLine('booking choose', reference),
    }
  })
}

async function cryptoMatters(now: Date): Promise<readonly Matter[]> {
  const awaited = await listAwaitedCrypto(database(), now)
  return awaited.map(({ reference, cents, cryptoType, dueAt, hasDetails, changeId }) => {
    const what = `${formatEuros(cents)} by ${cryptoType ?? 'cryptocurrency'}${changeId === null ? '' : ' for a change'}, due ${formatInstant(dueAt)}`
    return {
      kind: hasDetails ? 'crypto_awaited' : 'details_to_send',
      about: reference,
      text: hasDetails ? what : `${what}: the guest waits for the payment details`,
      command: commandLine(hasDetails ? 'crypto paid' : 'crypto details', reference),
    }
  })
}

async function linkMatters(now: Date): Promise<readonly Matter[]> {
  return (await listAwaitedLinks(database(), now)).map(({ reference, cents, dueAt, isOfChange }) => ({
    kind: 'payment_awaited',
    about: reference,
    text: `${formatEuros(cents)} by card${isOfChange ? ' for a change' : ''}, due ${formatInstant(dueAt)}`,
    command: commandLine('booking show', reference),
  }))
}

async function emailMatters(now: Date): Promise<readonly Matter[]> {
  const emails = await listUndeliveredEmails(database(), minutesAfter(now, -LONG_MINUTES))
  return emails.map(({ id, kind, recipient, failedAt, lastError }) => ({
    kind: 'email_undelivered',
    about: id,
    text: `${kind} to ${recipient}: ${failedAt ? 'given up' : 'waits'}${lastError ? ` (${lastError})` : ''}`,
    command: failedAt ? commandLine('emails resend', id) : commandLine('emails list'),
  }))
}

async function otherMatters(now: Date): Promise<readonly Matter[]> {
  const jobs = await listFailedJobs(backgroundPool())
  const orphans = await listOrphanedTours(now)
  return [
    ...jobs.map(({ key, attempts }) => ({
      kind: 'job_failed',
      about: key,
      text: `${attempts} attempts`,
      command: commandLine('jobs retry'),
    })),
    ...orphans.map((orphan) => ({
      kind: 'tour_without_content',
      about: String(orphan.tourId),
      text: orphanedTourText(orphan),
      command: commandLine('booking list', '--tour', orphan.tourId),
    })),
  ]
}

async function departureMatters(now: Date): Promise<readonly Matter[]> {
  const first = helsinkiDay(now)
  const rows = await listSeason(database(), { first, last: addDays(first, 1) }, now)
  const matters = rows
    .filter(({ seatsTaken, isCancelled }) => seatsTaken > 0 && !isCancelled)
    .map(async (row) => ({
      kind: row.day === first ? 'departure_today' : 'departure_tomorrow',
      about: await describeDeparture(row),
      text: `${row.seatsTaken} of ${row.seats} seats taken${waitingText(row)}${row.guideName === null ? '' : `, guided by ${row.guideName}`}`,
      command: commandLine('departure show', row.tourId, row.day),
    }))
  return Promise.all(matters)
}

function waitingText({ waiting }: SeasonDay): string {
  return waiting > 0 ? `, ${plural(waiting, 'party waits', 'parties wait')}` : ''
}
