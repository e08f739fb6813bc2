import { displayEmail } from '@/lib/contract/display-email'
import { type EmailSender } from '@/lib/emails/facts/sender'
import { type ChartBar, type Draft, type Part, type Row, type Step } from '@/lib/emails/layout/email-draft'
import { type Language } from '@/lib/language/language'
import { homeUrl } from '@/lib/emails/parts/page-url'
import { companyAddress, companyLocation } from '@/lib/words/company-place'
import { words } from '@/lib/words/words'

const COLUMNS = 72

/** Lay out an e-mail as readable plain text of 72 columns. */
export function renderTextBody(draft: Draft, sender: EmailSender): string {
  const { brand, legalName, businessId, email, phone } = sender
  const { language } = draft
  const head = [underlined(draft.headline, '='), wrap(draft.subline)]
  const foot = [
    '-'.repeat(COLUMNS),
    [
      `${brand}, ${companyLocation(language)}`,
      words('email', language)('companyWithId', { legalName, businessId }),
      companyAddress(language),
      `${email} · ${phone}`,
      homeUrl(sender, language),
    ]
      .map((line) => wrap(line))
      .join('\n'),
    wrap(draft.reason),
  ]
  const parts = draft.parts.flatMap((part) => partText(part, language) ?? [])
  return `${[...head, ...parts, ...foot].join('\n\n')}\n`
}

function partText(part: Part, language: Language): string | null {
  if (typeof part === 'string') return wrap(part)
  switch (part.kind) {
    case 'section':
      return `${underlined(part.title, '-')}\n${wrap(part.text)}`
    case 'table':
      return `${underlined(part.title, '-')}\n${rowsText(part.rows)}`
    case 'steps':
      return `${underlined(part.title, '-')}\n${part.steps.map(stepText).join('\n')}`
    // Pictures are left out, as the paragraphs say the same.
    case 'picture':
      return null
    case 'bars':
      return `${underlined(part.title, '-')}\n${rowsText(part.bars.map(barRow))}`
    case 'button':
      return `${wrap(part.label + (language === 'fr' ? '\u00a0:' : ':'))}\n${readableUrl(part.url)}`
  }
}

function underlined(title: string, line: string): string {
  const wrapped = wrap(title)
  return `${wrapped}\n${line.repeat(Math.max(...wrapped.split('\n').map((each) => each.length)))}`
}

function rowsText(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2
  const line = ({ label, value, url }: Row) =>
    `${wrap(value, label.padEnd(width))}${url ? `\n${readableUrl(url)}` : ''}`
  return rows.map(line).join('\n')
}

/** Draw a bar of a chart in characters; the longest has twenty. */
function barRow({ label, value, share }: ChartBar): Row {
  return { label, value: `${'#'.repeat(Math.ceil(share * 20)).padEnd(20, '.')} ${value}` }
}

function stepText({ title, text, command }: Step, index: number): string {
  const lines = [title, text, command].filter((line) => line !== undefined)
  return wrap(lines.join('\n'), `${index + 1}. `)
}

/** Reduce a `mailto:` URL to its address, without the prepared subject. */
function readableUrl(url: string): string {
  const [, address] = /^mailto:([^?]*)/.exec(url) ?? []
  return address === undefined ? url : displayEmail(decodeURIComponent(address))
}

/** Wrap each line to the column width, indenting lines after the first by the lead's width. Words are not split. */
function wrap(text: string, lead = ''): string {
  const indent = ' '.repeat(lead.length)
  const lines = text.split('\n').flatMap((line) => wrapLine(line, COLUMNS - lead.length))
  return lines.map((line, index) => `${index === 0 ? lead : indent}${line}`).join('\n')
}

function wrapLine(line: string, width: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.replace(/(\d) €/g, '$1\u00a0€').split(' ')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current)
      current = word
    } else {
      current = current === '' ? word : `${current} ${word}`
    }
  }
  return [...lines, current].map((each) => each.replaceAll('\u00a0', ' '))
}

/** Return the text of an e-mail for a preview: no tables, no footer, and buttons as their labels. */
export function previewText({ parts }: Draft): string {
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
