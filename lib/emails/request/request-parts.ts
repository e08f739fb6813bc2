import { formatInstant } from '@/lib/calendar/day'
import { type Part, type Row } from '@/lib/emails/draft'
import { type MessageFacts, type TransportFacts } from '@/lib/emails/facts'

type RequestFacts = MessageFacts | TransportFacts

/**
 * What a visitor's confirmation says of the request. Never the visitor's own words: whoever typed a stranger's address
 * into a form would have us send that stranger any text.
 */
export function receivedTable({ receivedAt, email }: RequestFacts, request: string): Part {
  const rows = [
    { label: 'Request', value: request, isStrong: true },
    { label: 'Received', value: formatInstant(new Date(receivedAt)) },
    { label: 'Answer to', value: email },
  ]
  return { kind: 'table', title: 'What we received', rows }
}

export const WORDS_NOT_REPEATED: Part = {
  kind: 'paragraph',
  text: 'We have every word that you wrote. For your protection it is not repeated here: anybody can type an e-mail address into a form.',
}

/** `by e-mail within 2 hours` */
export function answerWords({ answerWithinHours }: RequestFacts): string {
  return `by e-mail within ${answerWithinHours} hours`
}

/** Who asks, for the operator; `rows` are what is special to the request. */
export function visitorTable(facts: RequestFacts, rows: readonly Row[]): Part {
  return {
    kind: 'table',
    title: 'The visitor',
    rows: [
      { label: 'Name', value: facts.name, isStrong: true },
      { label: 'E-mail', value: facts.email },
      ...rows,
      { label: 'Received', value: formatInstant(new Date(facts.receivedAt)) },
    ],
  }
}

export function whenGiven(label: string, value: string | null): readonly Row[] {
  return value === null ? [] : [{ label, value }]
}

export function visitorReason(request: string): string {
  return `You have this e-mail because ${request} was sent to us with this e-mail address. If it was not you, there is nothing to do.`
}

/** What stands beside the subject in the operator's list of letters. */
export function glimpse({ name }: RequestFacts, words: string): string {
  return `${name}: ${words.replaceAll('\n', ' ').slice(0, 100)}`
}
