import { type Part, type Step } from '@/lib/emails/layout/email-draft'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { formatCommandTemplate } from '@/lib/contract/format-command'
import { BOOKING_ACTION_LABELS } from '@/lib/contract/operator-page'
import { words } from '@/lib/words/words'

type Mailto = { readonly email: string; readonly subject: string }

/** A button that opens a new e-mail with the subject filled in. */
export function mailtoButton({ label, ...to }: Mailto & { readonly label: string }): Part {
  return button(label, mailtoUrl(to))
}

/** The `mailto:` URL for an e-mail with the subject filled in. */
export function mailtoUrl({ email, subject }: Mailto): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}

/** A button that opens a page; null if the e-mail has no link to it. */
export function linkButton(label: string, url: string | null): Part | null {
  return url === null ? null : button(label, url)
}

/** A button to the booking's page, named after what we still need to know; null if the e-mail has no link to it. */
export function tellUsButton(facts: BookingFacts): Part | null {
  const say = words('email', facts.language)
  return linkButton(say(isPlaceMissing(facts) ? 'tellWhereYouStay' : 'yourBooking'), facts.bookingUrl)
}

/** Whether we pick the party up but do not know where. */
export function isPlaceMissing({ isPickedUp, pickupPlace }: BookingFacts): boolean {
  return isPickedUp && pickupPlace === null
}

function button(label: string, url: string): Part {
  return { kind: 'button', label, url }
}

/**
 * A button for writing an e-mail to the guest, with the reference in its subject. Empty if the guest has no address.
 */
export function mailtoGuestButtons({ customerEmail, reference, tourName }: BookingFacts): readonly Part[] {
  if (customerEmail === '') return []
  const subject = `Your booking ${reference}: ${tourName}`
  return [mailtoButton({ email: customerEmail, subject, label: 'Write to the guest' })]
}

/** What the operator has to do about a cryptocurrency payment, with the command for each task. */
const CRYPTO_TASKS = { 'send-details': 'crypto details', 'record-payment': 'crypto paid' } as const

type CryptoTask = keyof typeof CRYPTO_TASKS

/**
 * Buttons for the tasks of a cryptocurrency payment, if the e-mail has a link to the booking, and for writing to the
 * guest. Rule: operator-link (docs/rules.md)
 */
export function cryptoButtons(facts: BookingFacts): readonly Part[] {
  const tasks: readonly CryptoTask[] = facts.bookingUrl === null ? [] : ['send-details', 'record-payment']
  const buttons = tasks.map((task) => button(BOOKING_ACTION_LABELS[task], `${facts.bookingUrl}/${task}`))
  return [...buttons, ...mailtoGuestButtons(facts)]
}

/** Describe a task of a cryptocurrency payment as a step with a command. */
export function cryptoPaymentStep(
  task: CryptoTask,
  title: string,
  { reference }: BookingFacts,
  lead = '',
): Step {
  const text = `${lead}‘${BOOKING_ACTION_LABELS[task]}’ below does it, and so does this command.`
  return { title, text, command: formatCommandTemplate(CRYPTO_TASKS[task], reference) }
}
