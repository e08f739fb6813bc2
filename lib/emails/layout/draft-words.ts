import { type Draft, type Part, type Step } from '@/lib/emails/layout/draft'

/** Return the text of an e-mail for a preview: no tables, no footer, and buttons as their labels. */
export function draftWords({ parts }: Draft): string {
  return parts.flatMap(wordsOf).join('\n\n')
}

function wordsOf(part: Part): readonly string[] {
  if (typeof part === 'string') return [part]
  if (part.kind === 'button') return [`[${part.label}]`]
  if (part.kind === 'steps') return [[part.title, ...part.steps.map(stepWords)].join('\n')]
  return part.kind === 'section' ? [`${part.title}\n${part.text}`] : []
}

function stepWords({ title, text = '' }: Step): string {
  return `• ${title}. ${text}`.trimEnd()
}
