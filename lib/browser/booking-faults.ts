import {
  type BookingFields,
  DATE_MISSING,
  type FaultyField,
  FIELDS_MISSING,
} from '@/lib/browser/booking-fields'
import { BOOK_AGAIN } from '@/lib/browser/made-bookings'
import { isBlank } from '@/lib/contract/is-blank'
import { INVALID_EMAIL } from '@/lib/words/refusals/card-errors'

/** What is wrong, by the field that it is said at. */
export type Faults = Partial<Readonly<Record<FaultyField, string>>>

/** Refusals that name fields: those are over once their fields are corrected. */
const NAMING: readonly string[] = [DATE_MISSING, FIELDS_MISSING, INVALID_EMAIL]

/** A refusal, and the form as it was then. */
export type RefusedForm = {
  readonly message: string
  readonly fields: BookingFields
  /** Null: it is about none of them, or about all. */
  readonly field: FaultyField | null
}

/** What is still wrong with the form after a refusal. Rule: form-errors (docs/rules.md) */
export function faultsLeft({ message, fields: refused, field }: RefusedForm, fields: BookingFields): Faults {
  switch (message) {
    case DATE_MISSING:
      return fields.preferredDate ? {} : { preferredDate: message }
    case FIELDS_MISSING:
      return {
        ...(isBlank(fields.fullName) && { fullName: 'Please tell us your name' }),
        ...(isBlank(fields.email) && { email: 'Please tell us your e-mail address' }),
      }
    case INVALID_EMAIL:
      return fields.email === refused.email ? { email: message } : {}
    default:
      // Another date or party ends the refusal itself.
      if (field === null || (field !== 'preferredDate' && fields[field] !== refused[field])) return {}
      return { [field]: message }
  }
}

/** Whether nothing of a refusal is left to say. A question about the form is over once the form is another. */
export function isCorrected(refused: RefusedForm, fields: BookingFields): boolean {
  if (refused.message === BOOK_AGAIN) return refused.fields !== fields
  const isNaming = NAMING.includes(refused.message) || refused.field !== null
  return isNaming && Object.keys(faultsLeft(refused, fields)).length === 0
}
