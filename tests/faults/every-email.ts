import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { BOOKING_EMAIL_KINDS, type Email, isForGuest } from '@/lib/emails/email'
import { aGuest, book, pay } from '@/tests/faults/guest'
import { eventually } from '@/tests/support/eventually'
import { sendEmailsNow, settle } from '@/tests/faults/wait-until-settled'
import { type Guest, type Stage } from '@/tests/faults/stage'
import { sampleFactsFor, sampleSender } from '@/tools/emails/booking-samples'
import { sampleEnquiryEmails } from '@/tools/emails/enquiry-samples'
import { sampleOtherEmails } from '@/tools/emails/other-samples'

type Booked = {
  readonly id: string
  readonly reference: string
  readonly departure_id: number
  readonly day: string
}

type About = { readonly booking_id?: string; readonly enquiry_id?: string }

/** The e-mails to one guest: one of every kind, with live links, and those to both inboxes. */
export type Mailed = {
  readonly guest: Guest
  readonly reference: string
  readonly departureId: number
  readonly count: number
  /** The URLs on our site in these e-mails, by path. */
  readonly paths: readonly string[]
}

const TIMEOUT_MS = 120_000

/**
 * Let a guest book, pay, join the waiting list, send an enquiry and change the address; then send an e-mail of every
 * kind. No e-mail that a booking requires is missing afterwards.
 */
export async function mailEveryKind(stage: Stage): Promise<Mailed> {
  const guest = aGuest(stage, { departure: stage.departures.fresh() })
  await book(stage, guest)
  await pay(stage, guest)
  await settle(stage)
  const [booking] = await stage.query<Booked>(
    `SELECT b.id, reference, departure_id, day::text AS day
     FROM bookings b JOIN departures d ON d.id = departure_id WHERE customer_email = $1`,
    [guest.email],
  )
  assert.ok(booking, 'the guest has a booking')
  const subjects = await addSubjects(stage, booking.id)
  const emails = emailsOf(guest, booking, subjects)
  const ids: string[] = []
  const inboxes = stage.env.OPERATOR_INBOXES?.split(',') ?? []
  for (const { email, about } of emails)
    for (const recipient of isForGuest(email.kind) ? [recipientOf(email, guest)] : inboxes)
      ids.push(await queue(stage, { email, about, recipient }))
  await eventually(async () => {
    await sendEmailsNow(stage)
    const waiting = await stage.query('SELECT kind FROM emails WHERE id = ANY($1) AND sent_at IS NULL', [ids])
    return waiting.length > 0 ? `${waiting.length} e-mails wait, such as ${JSON.stringify(waiting[0])}` : null
  }, TIMEOUT_MS)
  await stage.query('UPDATE emails SET booking_id = NULL WHERE id = ANY($1)', [ids])
  const mail = await stage.mailbox.emails()
  const own = mail.filter(({ messageId }) => ids.some((id) => messageId?.startsWith(`<${id}@`)))
  assert.equal(own.length, ids.length, 'every e-mail has come')
  const { reference, departure_id: departureId } = booking
  return { guest, reference, departureId, count: ids.length, paths: pathsIn(own, stage) }
}

const NEW_ADDRESS = 'proved@example.com'

type Subjects = {
  readonly enquiryId: string
  readonly partyId: string
  /** An e-mail about the booking. */
  readonly emailId: string
}

async function addSubjects({ query }: Stage, bookingId: string): Promise<Subjects> {
  const [enquiryId, partyId] = [randomUUID(), randomUUID()]
  await query(
    `INSERT INTO enquiries (id, kind, name, email, message, created_at)
     VALUES ($1, 'contact', 'Aino Virtanen', 'asks@example.com', 'Is there snow?', now())`,
    [enquiryId],
  )
  await query(
    `INSERT INTO waiting_parties (id, name, email, adults, children, seats, joined_at)
     VALUES ($1, 'Aino Virtanen', 'waits@example.com', 2, 0, 2, now())`,
    [partyId],
  )
  await query(
    `INSERT INTO address_proofs (booking_id, email, ends_at) VALUES ($1, $2, now() + interval '2 days')`,
    [bookingId, NEW_ADDRESS],
  )
  const [email] = await query<{ id: string }>('SELECT id FROM emails WHERE booking_id = $1', [bookingId])
  return { enquiryId, partyId, emailId: email?.id ?? '' }
}

type Queued = { readonly email: Email; readonly about: About }

function emailsOf(
  { email: customerEmail }: Guest,
  { id: bookingId, reference, departure_id: departureId, day }: Booked,
  { enquiryId, partyId, emailId }: Subjects,
): readonly Queued[] {
  const others = sampleOtherEmails({
    ...{ bookingId, reference, departureId, day, partyId, emailId },
    recipient: customerEmail,
    url: null,
  })
  return [
    ...BOOKING_EMAIL_KINDS.map((kind) => ({
      email: { kind, facts: sampleFactsFor(kind, { customerEmail }) },
      about: { booking_id: bookingId },
    })),
    ...sampleEnquiryEmails().map((email) => ({ email, about: { enquiry_id: enquiryId } })),
    ...others.map((email) => ({ email, about: {} })),
  ]
}

function recipientOf({ kind }: Email, { email }: Guest): string {
  return kind === 'address-proof-guest' ? NEW_ADDRESS : email
}

async function queue(
  { query }: Stage,
  { email: { kind, facts }, about, recipient }: Queued & { readonly recipient: string },
): Promise<string> {
  const id = randomUUID()
  const { booking_id: bookingId = null, enquiry_id: enquiryId = null } = about
  await query(
    `INSERT INTO emails (id, booking_id, enquiry_id, kind, cause, recipient, facts, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, now())`,
    [id, bookingId, enquiryId, kind, `every ${id}`, recipient, JSON.stringify(facts)],
  )
  await query(
    `SELECT graphile_worker.add_job('send_email', json_build_object('id', $1::text), job_key := $2)`,
    [id, `send_email:${id}`],
  )
  return id
}

/** URLs of the site in test facts count as well. */
function pathsIn(mail: Awaited<ReturnType<Stage['mailbox']['emails']>>, { env }: Stage): readonly string[] {
  const ours = [env.SITE_URL ?? '', sampleSender.siteUrl].map((url) => new URL(url).host)
  const links = mail.flatMap(({ html, text }) => `${html}\n${text}`.match(/https?:\/\/[^\s"<>]+/g) ?? [])
  const urls = links.map((link) => new URL(link.replaceAll('&amp;', '&')))
  return [...new Set(urls.filter(({ host }) => ours.includes(host)).map(({ pathname }) => pathname))]
}
