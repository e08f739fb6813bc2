import { type Draft, type Part } from '@/lib/emails/draft'

/** What an e-mail says, without its tables and its foot: for who looks at it before it is sent. */
export function draftWords({ parts }: Draft): string {
  return parts.flatMap(wordsOf).join('\n\n')
}

function wordsOf(part: Part): readonly string[] {
  if (part.kind === 'paragraph') return [part.text]
  return part.kind === 'section' ? [`${part.title}\n${part.text}`] : []
}
