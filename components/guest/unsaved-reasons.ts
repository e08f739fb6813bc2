import { detailsInput } from '@/lib/contract/guest-page'
import { fieldErrorText } from '@/lib/words/field-error-text'

const NO_CONSENT =
  'Nothing about your health was kept, as the box below was not ticked. Everything else is saved. Please tick the box and confirm again.'

const NOT_SAVED =
  'What you typed here could not be saved, so it is as it was. Everything else is saved. Please check it.'

/** The fields of a form that could not be saved. */
export type Unsaved = {
  /** Names of the fields, separated by commas; `consent` if a health note was sent without it. */
  readonly invalid: string
  /** The text typed into the invalid fields, if we still have it. */
  readonly typed?: Readonly<Record<string, string>>
}

/** Return why a field could not be saved; undefined if it was. */
export function unsavedReason(name: string, { invalid, typed = {} }: Unsaved): string | undefined {
  const names = invalid.split(',')
  if (name === 'health' && names.includes('consent')) return NO_CONSENT
  if (!names.includes(name)) return undefined
  const reason = name in typed ? serverReason(name, typed) : undefined
  return reason === undefined
    ? NOT_SAVED
    : `${reason}. What you typed is still here, and not saved yet; everything else is.`
}

/** The server's error for a field, which names the field. */
function serverReason(name: string, typed: Readonly<Record<string, string>>): string | undefined {
  const issues = detailsInput.safeParse(typed).error?.issues ?? []
  const issue = issues.find(({ path }) => path[0] === name)
  return issue && fieldErrorText(issue, 'en').replace(/^[\w -]+? (must be|contains)/, 'This $1')
}
