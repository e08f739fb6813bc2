import { type z } from 'zod'
import { MISSING_FIELDS_ERROR } from '@/lib/contract/fields'
import { type FieldMessage } from '@/lib/contract/field-message'
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
  const issues = name in typed ? (detailsInput.safeParse(typed).error?.issues ?? []) : []
  const issue = issues.find(({ path }) => path[0] === name)
  if (issue?.message === MISSING_FIELDS_ERROR) return say('missing')
  if (issue?.message === ('invalidEmail' satisfies FieldMessage)) return say('notAnAddress')
  if (issue?.message.endsWith('Unusable')) return say('unusable')
  if (issue?.message.endsWith('TooLong')) return say('tooLong', { most: limitOf(issue) })
  return say('notSaved')
}

function limitOf(issue: z.core.$ZodIssue): number {
  return issue.code === 'custom' ? Number(issue.params?.limit) : 0
}
