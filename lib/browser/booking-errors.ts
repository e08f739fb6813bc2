import { type BookingFields, type FieldsRefusal, type InvalidField } from '@/lib/browser/booking-fields'
import { isBlank } from '@/lib/contract/is-blank'
import { type Say } from '@/lib/words/say'

/** Error messages by the field they are shown at. */
export type FieldErrors = Partial<Readonly<Record<InvalidField, string>>>

/** The error shown after a submission, and the form as it was submitted. */
export type FailedSubmission = {
  /** What the form lacks; `book_again` if the guest is asked whether to book again; null if the server refused. */
  readonly reason: FieldsRefusal | 'book_again' | null
  readonly message: string
  readonly fields: BookingFields
  /** The field to correct; null if the error is not about a single field. */
  readonly field: InvalidField | null
}

/** Return the errors that still apply to the form as it is now. Rule: form-errors (docs/rules.md) */
export function remainingErrors(
  say: Say<'booking'>,
  { reason, message, fields: refused, field }: FailedSubmission,
  fields: BookingFields,
): FieldErrors {
  switch (reason) {
    case 'date_missing':
      return fields.preferredDate ? {} : { preferredDate: message }
    case 'fields_missing':
      return {
        ...(isBlank(fields.fullName) && { fullName: say('nameMissing') }),
        ...(isBlank(fields.email) && { email: say('emailMissing') }),
      }
    default:
      // An error about the date is cleared elsewhere, when the guest chooses another date or party.
      if (field === null || (field !== 'preferredDate' && fields[field] !== refused[field])) return {}
      return { [field]: message }
  }
}

/** Whether an error no longer applies to the form. Any change to the form clears 'Book again?'. */
export function isResolved(say: Say<'booking'>, refused: FailedSubmission, fields: BookingFields): boolean {
  if (refused.reason === 'book_again') return refused.fields !== fields
  return refused.field !== null && Object.keys(remainingErrors(say, refused, fields)).length === 0
}
