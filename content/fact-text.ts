import { type OperatorText } from '@/content/operator-fact'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** Return the text, with a note that it is a sample if the fact is not confirmed. */
export function factText({ isConfirmed }: OperatorText, text: string, language: Language): string {
  if (isConfirmed) return text
  const note = words('samples', language)('note')
  return text.endsWith('.') ? `${text.slice(0, -1)} ${note}.` : `${text} ${note}`
}

/** Whether a text contains the note that something is a sample. */
export function hasSampleNote(text: string, language: Language): boolean {
  return text.includes(words('samples', language)('note'))
}
