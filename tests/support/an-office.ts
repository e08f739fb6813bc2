import { type Day } from '@/lib/calendar/day'
import { addMinutes } from '@/lib/calendar/duration'
import { type BookingInput } from '@/lib/use-cases/seats/steps/hold-seats'
import { type aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { runOps } from '@/tests/support/run-ops'
import { deliverEmails, work } from '@/tests/support/run-jobs'

const OFFICE = ['one@lumi.example.com', 'two@lumi.example.com']

/** When a command given at noon can no longer be undone. */
export const LATER = addMinutes(NOON, 11)

/** The e-mail of a kind to a guest, and the one to the operator's inboxes. */
export const both = (kind: string, guest = 'aino@example.com') => [
  `${kind}-guest to ${guest}`,
  `${kind}-operator to the office`,
]

/**
 * An operator at the command line, a worker, and a mail server that receives their e-mails. After each scenario the
 * books must agree, and there must be no e-mails that it has not named.
 */
export function anOffice(backend: ReturnType<typeof aBackend>) {
  const { aPaidBooking, dueOf } = changedBookings(backend)
  let mail: MailServer
  let heard = 0
  let latest = NOON

  beforeAll(async () => {
    mail = await aMailServer()
    process.env.SMTP_URL = mail.url
    // Seats for the rest of the season, a tenth of which can be held unpaid.
    await backend.aDeparture({ seats: 400 })
  })
  afterEach(async () => {
    expect(await told(addMinutes(latest, 11))).toEqual([])
    expect(await runOps(latest, 'check')).toEqual(['Everything agrees.'])
    latest = NOON
  })
  afterAll(() => mail.stop())

  /**
   * Let the worker run everything due at an instant. Returns the e-mails since the last call, with their recipients.
   */
  async function told(now = LATER): Promise<readonly string[]> {
    latest = now
    await work(now, ['end_command', 'follow_payment', 'pay_refund', 'end_choice'])
    await deliverEmails(now)
    const come = mail.emails.slice(heard).map(({ messageId }, index) => ({
      id: /^<([^@]+)@/.exec(messageId ?? '')?.[1] ?? '',
      to: mail.recipients[heard + index]?.join() ?? '',
    }))
    if (come.length === 0) return []
    heard = mail.emails.length
    const rows = await backend.query<{ id: string; kind: string }>('SELECT id, kind FROM emails')
    const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
    const toInbox = (inbox: string | undefined) =>
      come.filter(({ to }) => to === inbox).map(({ id }) => `${kinds.get(id)} to the office`)
    const [first, second] = OFFICE.map(toInbox)
    expect(second).toEqual(first)
    const toGuests = come.filter(({ to }) => !OFFICE.includes(to))
    return [...toGuests.map(({ id, to }) => `${kinds.get(id)} to ${to}`), ...(first ?? [])].toSorted()
  }

  /** Mark everything queued so far as sent, as if it had arrived before the scenario begins. */
  async function allHasArrived(): Promise<void> {
    await backend.query(`UPDATE emails SET sent_at = '${NOON.toISOString()}'
      WHERE sent_at IS NULL AND overtaken_at IS NULL`)
    await backend.query(`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
      WHERE task_identifier = 'send_email'`)
  }

  async function dayOf(departureId: number): Promise<Day> {
    const sql = `SELECT day::text FROM departures WHERE id = ${departureId}`
    return (await backend.query<{ day: Day }>(sql))[0]?.day ?? ''
  }

  return {
    told,
    allHasArrived,
    dueOf,
    /** The last e-mail received. */
    lastEmail: () => mail.emails.at(-1),
    refuseWith: (...refusal: Parameters<MailServer['refuseWith']>) => mail.refuseWith(...refusal),
    async aDate(seats = 8): Promise<{ readonly id: number; readonly day: Day }> {
      const id = await backend.aDeparture({ seats })
      return { id, day: await dayOf(id) }
    },
    /** Has paid by card and received the confirmation: by default one adult. */
    async aGuest(overrides: Partial<BookingInput> = {}) {
      const { adults = 1, children = 0 } = overrides
      const offeredCents = adults * 179_00 + children * 129_00
      const { departureId, reference, sessionId } = await aPaidBooking({ offeredCents, ...overrides })
      await allHasArrived()
      return { departureId, reference, sessionId, day: await dayOf(departureId) }
    },
    /** The output of `booking show`. */
    shown: async (reference: string) =>
      JSON.parse((await runOps(latest, 'booking', 'show', reference, '--json')).join('\n')),
  }
}
