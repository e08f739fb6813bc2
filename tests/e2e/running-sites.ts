import { z } from 'zod'
import { controlStandIn } from '@/tests/support/control-stand-in'

/* The running services that the suite provides for the browser tests. */

export const siteUrl = given('E2E_BASE_URL')
export const secondSiteUrl = given('E2E_SECOND_URL')
/** The same site under Next's own server, without a known proxy. */
export const nextStartUrl = given('E2E_NEXT_START_URL')
const mailboxUrl = given('E2E_MAILBOX_URL')
export const smtpUrl = given('E2E_SMTP_URL')
export const stripeUrl = given('E2E_STRIPE_URL')
/** The folder of the build that the sites serve. */
export const build = given('E2E_BUILD')

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the browser suite by npm test`)
  return value
}

const emailSchema = z.object({
  id: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.unknown(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
})

export type Email = z.infer<typeof emailSchema>

/** E-mails about a booking or an enquiry: one to the guest, and one to each of the two inboxes. */
export const EMAILS = 3

/** E-mails in the mailbox that contain a text, such as a reference or an e-mail address. */
export async function emailsAbout(name: string): Promise<readonly Email[]> {
  const emails = z.array(emailSchema).parse(await (await fetch(`${mailboxUrl}/api/emails`)).json())
  return emails.filter((email) => JSON.stringify(email).includes(name))
}

const availabilitySchema = z.object({
  availableDates: z.array(
    z.object({ id: z.int(), date: z.string(), totalSlots: z.int(), availableSpots: z.int() }),
  ),
})

export type Departure = z.infer<typeof availabilitySchema>['availableDates'][number]

export async function departuresOf(tourId: number): Promise<readonly Departure[]> {
  const answer = await fetch(`${siteUrl}/api/availability?tourId=${tourId}`)
  return availabilitySchema.parse(await answer.json()).availableDates
}

/** The last unused departure of a tour; the others are left for other tests. */
export async function anUntouchedDeparture(tourId: number): Promise<Departure> {
  const free = (await departuresOf(tourId)).filter(
    ({ totalSlots, availableSpots }) => totalSlots === availableSpots,
  )
  const departure = free.at(-1)
  if (!departure) throw new Error(`tour ${tourId} has no untouched departure`)
  return departure
}

export async function seatsLeft(tourId: number, departureId: number): Promise<number | undefined> {
  return (await departuresOf(tourId)).find(({ id }) => id === departureId)?.availableSpots
}

/** Set how the fake Stripe behaves; see tools/stripe. */
export async function tellStripe(path: string, order: object): Promise<void> {
  await controlStandIn(stripeUrl, path, order)
}
