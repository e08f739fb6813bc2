import 'server-only'
import { z } from 'zod'
import { clearable, newEmailInput, phoneInput, shortTextInput } from '@/lib/contract/operator-inputs'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { bookingAct } from '@/lib/office/act'
import { nothing, ready, refused } from '@/lib/office/outcomes'
import { bookingCommand } from '@/lib/office/command'
import { changeDetails } from '@/lib/use-cases/changes/change-details'
import { eraseHealth } from '@/lib/use-cases/changes/erase-health'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

/** Change a guest's contact details. A new e-mail address is announced to both the old and the new one. */
export const contact = bookingAct({
  done: 'The details are corrected.',
  input: z.object({
    name: shortTextInput.optional(),
    email: newEmailInput.optional(),
    phone: clearable(phoneInput).optional(),
    pickUp: clearable(shortTextInput).optional(),
  }),
  fields: ({ booking }) => [
    { name: 'name', label: 'Name', value: booking.customerName, isPrivate: true },
    {
      ...{ name: 'email', label: 'Email', type: 'email', isOptional: true, isPrivate: true },
      value: booking.customerEmail,
      hint: 'With another address, links that were sent to the one before end.',
    },
    {
      ...{ name: 'phone', label: 'Phone', type: 'tel', isOptional: true, isPrivate: true },
      value: booking.customerPhone ?? '',
    },
    {
      ...{ name: 'pickUp', label: 'Pick-up', isOptional: true, isPrivate: true },
      value: booking.pickupPlace ?? '',
    },
  ],
  async run({ booking: { reference }, input, how, now }) {
    const { name: customerName, email: customerEmail, phone: customerPhone, pickUp: pickupPlace } = input
    const details = { customerName, customerEmail, customerPhone, pickupPlace }
    const answer = await changeDetails[how](reference, details, now)
    if (answer.kind === 'refused') return refused(OPERATOR_REFUSALS[answer.reason])
    if (answer.kind === 'unchanged') return nothing('The details are so already.')
    return ready(toLines(answer.before, answer.booking), {}, { done: 'is corrected.' })
  },
})

/**
 * Erase a guest's health details. Neither the command nor the history records what they were. Rule: health
 * (docs/rules.md)
 */
const eraseHealthNote = bookingAct({
  done: 'Nothing about health is kept any longer.',
  input: z.object({}),
  async run({ booking, how }) {
    const { isKept } = await eraseHealth[how](booking.id)
    if (!isKept) return nothing(`Nothing is kept about health for ${booking.reference}.`)
    return ready([`What ${booking.customerName} has said about health is deleted for good.`])
  },
})

export const contactCommand = bookingCommand('booking contact', {
  about:
    'correct a guest’s name, addresses and pick-up place; a new e-mail address is told to both addresses',
  examples: [
    'LL-7KM4QD --phone "+358 40 1234567"',
    'LL-7KM4QD --email aino@example.com --yes',
    'LL-7KM4QD --no-health',
  ],
  inputs: {
    name: { flags: '--name <name>', about: 'of the guest' },
    email: { flags: '--email <address>', about: 'to which e-mails go from now on' },
    phone: { flags: '--phone <number>', about: 'for the guide' },
    pickUp: { flags: '--pick-up <place>', about: 'where the guide meets them' },
    health: {
      flags: '--no-health',
      about: 'delete what the guest said about health, and nothing else, when the guest asks for it',
    },
  },
  usage({ health, ...details }) {
    const isEmpty = Object.values(details).every((one) => one === undefined)
    if (health === false && !isEmpty) return '--no-health is a command of its own: give it alone.'
    if (health !== false && isEmpty)
      return 'Say what is to be corrected: --name, --email, --phone, --pick-up or --no-health.'
    return undefined
  },
  act: ({ health }) => (health === false ? eraseHealthNote : contact),
})

const LABELS = [
  ['customerName', 'Name'],
  ['customerEmail', 'E-mail'],
  ['customerPhone', 'Phone'],
  ['pickupPlace', 'Pick-up'],
] as const

function toLines(before: StoredBooking, after: StoredBooking): readonly string[] {
  return LABELS.filter(([key]) => before[key] !== after[key]).map(
    ([key, label]) => `${label}: ${after[key] ?? 'none'}${before[key] ? ` instead of ${before[key]}` : ''}.`,
  )
}
