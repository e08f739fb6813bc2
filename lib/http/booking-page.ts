import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { notePageStatus } from '@/lib/http/note-page-status'
import { openLink, openOperatorsLink } from '@/lib/http/open-link'
import { type AnsweredLink } from '@/lib/use-cases/links/answer-link'
import { type OpenedLink } from '@/lib/use-cases/links/open-guest-link'
import { type OperatorSubject } from '@/lib/use-cases/links/open-operator-link'

/** What a page behind a guest's link is about; to a wrong link the answer is the same, whatever is wrong with it. */
export async function bookingOfPage(token: string): Promise<OpenedLink> {
  return withStatus(await openLink(token, await headers()))
}

/** The same of a page behind an operator's link. */
export async function bookingOfOperatorsPage(token: string): Promise<AnsweredLink<OperatorSubject>> {
  return withStatus(await openOperatorsLink(token, await headers()))
}

function withStatus<Subject>(opened: AnsweredLink<Subject>): AnsweredLink<Subject> {
  if (opened.kind === 'limited') notePageStatus({ code: 429, retryAfterSeconds: opened.seconds })
  if (opened.kind === 'unknown' && !notePageStatus({ code: 404 })) notFound()
  return opened
}
