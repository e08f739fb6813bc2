import {
  type BookingFields,
  DATE_MISSING_MESSAGE,
  type InvalidField,
  FIELDS_MISSING_MESSAGE,
} from '@/lib/browser/booking-fields'
import { BOOK_AGAIN_PROMPT } from '@/lib/browser/remembered-bookings'
import { isBlank } from '@/lib/contract/is-blank'
import { INVALID_EMAIL_TEXT } from '@/lib/words/refusals/card-errors'

/** Error messages by the field they are shown at. */
export type FieldErrors = Partial<Readonly<Record<InvalidField, string>>>

/** Errors about specific fields, which disappear once those fields are corrected. */
const FIELD_REFUSALS: readonly string[] = [DATE_MISSING_MESSAGE, FIELDS_MISSING_MESSAGE, INVALID_EMAIL_TEXT]

/** The error shown after a submission, and the form as it was submitted. */
export type FailedSubmission = {
  readonly message: string
  readonly fields: BookingFields
  /** The field to correct; null if the error is not about a single field. */
  readonly field: InvalidField | null
}

/** Return the errors that still apply to the form as it is now. Rule: form-errors (docs/rules.md) */
export function remainingErrors(
  { message, fields: refused, field }: FailedSubmission,
  fields: BookingFields,
): FieldErrors {
  switch (message) {
    case DATE_MISSING_MESSAGE:
      return fields.preferredDate ? {} : { preferredDate: message }
    case FIELDS_MISSING_MESSAGE:
      return {
        ...(isBlank(fields.fullName) && { fullName: 'Please tell us your name' }),
        ...(isBlank(fields.email) && { email: 'Please tell us your e-mail address' }),
      }
    case INVALID_EMAIL_TEXT:
      return fields.email === refused.email ? { email: message } : {}
    default:
      // An error about the date is cleared elsewhere, when the guest chooses another date or party.
      if (field === null || (field !== 'preferredDate' && fields[field] !== refused[field])) return {}
      return { [field]: message }
  }
}

/** Whether an error no longer applies to the form. Any change to the form clears 'Book again?'. */
export function isResolved(refused: FailedSubmission, fields: BookingFields): boolean {
  if (refused.message === BOOK_AGAIN_PROMPT) return refused.fields !== fields
  const isNaming = FIELD_REFUSALS.includes(refused.message) || refused.field !== null
  return isNaming && Object.keys(remainingErrors(refused, fields)).length === 0
}
