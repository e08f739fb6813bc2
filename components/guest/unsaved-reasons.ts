import { findFault } from '@/lib/contract/field-fault'
import { detailsInput } from '@/lib/contract/guest-page'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** The fields of a form that could not be saved. */
export type Unsaved = {
  /** Names of the fields, separated by commas; `consent` if a health note was sent without it. */
  readonly invalid: string
  /** The text typed into the invalid fields, if we still have it. */
  readonly typed?: Readonly<Record<string, string>>
}

/** Return why a field could not be saved; undefined if it was. */
export function unsavedReason(
  name: string,
  { invalid, typed = {} }: Unsaved,
  language: Language,
): string | undefined {
  const say = words('guestDetails', language)
  const names = invalid.split(',')
  if (name === 'health' && names.includes('consent')) return say('noConsent')
  if (!names.includes(name)) return undefined
  const fault = name in typed ? findFault(detailsInput, typed, name) : undefined
  switch (fault?.kind) {
    case 'missing':
      return say('missing')
    case 'too_long':
      return say('tooLong', { most: fault.limit })
    case 'unusable':
      return say('unusable')
    case 'not_an_address':
      return say('notAnAddress')
    default:
      return say('notSaved')
  }
}
