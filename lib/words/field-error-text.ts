import { type z } from 'zod'
import { fields } from '@/content/words/en/fields'
import { type FieldMessage } from '@/lib/contract/field-message'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/**
 * What is wrong with a field. Errors that are no names of messages are texts already: those of the office's fields, and
 * those for programs.
 */
export function fieldErrorText(issue: z.core.$ZodIssue, language: Language): string {
  const { message } = issue
  if (!isFieldMessage(message)) return message
  const say = words('fields', language)
  if (!isAboutLimit(message)) return say(message)
  const limit = issue.code === 'custom' ? Number(issue.params?.limit) : 0
  return say(message, { limit })
}

function isFieldMessage(message: string): message is FieldMessage {
  return Object.hasOwn(fields, message)
}

function isAboutLimit(message: FieldMessage): message is Extract<FieldMessage, `${string}Too${string}`> {
  return message.includes('Too')
}
