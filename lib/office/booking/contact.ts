import 'server-only'
import { z } from 'zod'
import { clearableInput, oneOfInput, phoneInput, shortTextInput } from '@/lib/contract/operator-inputs'
import { customerEmailField } from '@/lib/contract/fields'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { LANGUAGES } from '@/lib/language/language'
import { languageName } from '@/lib/language/language-names'
import { bookingAct } from '@/lib/office/act'
import { invalidInputOutcome, nothingToDoOutcome, readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { defineBookingCommand } from '@/lib/office/command'
import { LANGUAGE_FIELD } from '@/lib/office/booking/language-field'
import { changeGuestDetails } from '@/lib/use-cases/changes/change-guest-details'
import { eraseGuestHealthNote } from '@/lib/use-cases/changes/erase-guest-health-note'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

/**
 * Change a guest's contact details and language. When the e-mail address changes, both the old and the new address are notified. Health details
 * can only be erased, and neither the command nor the history records what they were. Rule: health (docs/rules.md)
 */
export const contactAct = bookingAct({
  done: 'The details are changed.',
  input: z.object({
    name: shortTextInput.optional(),
    email: clearableInput(customerEmailField).optional(),
    phone: clearableInput(phoneInput).optional(),
    language: oneOfInput(LANGUAGES).optional(),
    pickUp: clearableInput(shortTextInput).optional(),
    health: z.enum(['keep', 'delete']).optional(),
  }),
  fields: ({ booking }) => [
    { name: 'name', label: 'Name', value: booking.customerName, isPrivate: true },
    {
      ...{ name: 'email', label: 'Email', type: 'email', isPrivate: true },
      // A booking taken by phone may have no address.
      isOptional: booking.customerEmail === '',
      value: booking.customerEmail,
      hint: 'If you change it, links sent to the old address stop working.',
    },
    {
      ...{ name: 'phone', label: 'Phone', type: 'tel', isOptional: true, isPrivate: true },
      value: booking.customerPhone ?? '',
    },
    { ...LANGUAGE_FIELD, value: booking.language },
    {
      ...{ name: 'pickUp', label: 'Pick-up', isOptional: true, isPrivate: true },
      value: booking.pickupPlace ?? '',
    },
    { name: 'health', label: 'Health', options: HEALTH_OPTIONS },
  ],
  async run({ booking: { id, reference, ...before }, input, how, now }) {
    const { name, email, phone, language, pickUp, health } = input
    if (email === null && before.customerEmail !== '')
      return invalidInputOutcome('Please write an address: the guest’s e-mails go there.', 'email')
    const details = {
      ...{ customerName: name, customerPhone: phone, language, pickupPlace: pickUp },
      customerEmail: email ?? undefined,
    }
    const isHealthOnly = Object.values(details).every((detail) => detail === undefined)
    const lines: string[] = []
    if (!isHealthOnly) {
      const answer = await changeGuestDetails[how](reference, details, now)
      if (answer.kind === 'refused') return refusedOutcome(OPERATOR_REFUSALS[answer.reason])
      lines.push(...toLines(answer.before, answer.booking))
    }
    if (health === 'delete' && (await eraseGuestHealthNote[how](id)).isKept)
      lines.push('What the guest has told us about health is deleted for good.')
    if (lines.length > 0)
      return readyOutcome(
        lines,
        {},
        { done: isHealthOnly ? 'the health details are deleted.' : 'is changed.' },
      )
    return nothingToDoOutcome(
      health === 'delete' ? NO_HEALTH_DETAILS : 'Nothing would change: these are the details already.',
    )
  },
})

const HEALTH_OPTIONS = [
  { value: 'keep', text: 'Keep what the guest told us' },
  { value: 'delete', text: 'Delete it, at the guest’s request' },
] as const

const NO_HEALTH_DETAILS = 'We have no health details for this booking.'

export const contactDetailsCommand = defineBookingCommand('booking contact', {
  about:
    'change a guest’s name, e-mail address, phone, language and pick-up place; the old and the new address both get an e-mail',
  examples: [
    'LL-7KM4QD --phone "+358 40 1234567"',
    'LL-7KM4QD --email aino@example.com --yes',
    'LL-7KM4QD --language fr',
    'LL-7KM4QD --no-health',
  ],
  inputs: {
    name: { flags: '--name <name>', about: 'of the guest' },
    email: { flags: '--email <address>', about: 'for e-mails from now on' },
    phone: { flags: '--phone <number>', about: 'for the guide' },
    language: {
      flags: '--language <code>',
      about: `of the guest’s page and later e-mails: ${LANGUAGES.join(', ')}`,
    },
    pickUp: { flags: '--pick-up <place>', about: 'where the guide picks them up' },
    health: { flags: '--no-health', about: 'delete what the guest has told us about health' },
  },
  read: ({ health, ...details }) => ({ ...details, ...(health === false && { health: 'delete' }) }),
  usage: (typed) =>
    Object.keys(typed).length === 0
      ? 'Please say what to change: --name, --email, --phone, --language, --pick-up or --no-health.'
      : undefined,
  act: () => contactAct,
})

const LABELS = [
  ['customerName', 'Name'],
  ['customerEmail', 'E-mail'],
  ['customerPhone', 'Phone'],
  ['pickupPlace', 'Pick-up'],
] as const

function toLines(before: StoredBooking, after: StoredBooking): readonly string[] {
  const [spoken, speaks] = [before, after].map(({ language }) => languageName(language, 'en'))
  return [
    ...LABELS.filter(([key]) => before[key] !== after[key]).map(
      ([key, label]) =>
        `${label}: ${after[key] ?? 'none'}${before[key] ? ` instead of ${before[key]}` : ''}.`,
    ),
    ...(spoken === speaks ? [] : [`Language: ${speaks} instead of ${spoken}.`]),
  ]
}
