import { randomUUID } from 'node:crypto'
import { company } from '@/content/company'
import { LARGE_RETURN_CENTS } from '@/lib/booking/office-session'
import { type OperatorPreview } from '@/lib/contract/operator-page'
import { ConfirmedBeforeError, ProofNeededError } from '@/lib/db/define-operation'
import { withConfirmation } from '@/lib/db/history/actor'
import { StaleViewError } from '@/lib/db/history/history-mark'
import { previewText } from '@/lib/emails/layout/render-text-body'
import { draftEmail, type Email, isAboutBooking } from '@/lib/emails/email'
import { env } from '@/lib/env'
import { formatEuros } from '@/lib/language/money'
import { type ActionOutcome } from '@/lib/office/outcomes'
import { findAct, type NamedAct, type PageSubject } from '@/lib/office/find-act'
import {
  type ConfirmedOutcome,
  findConfirmedOutcome,
  keepConfirmedOutcome,
  toConfirmation,
} from '@/lib/use-cases/operator-page/confirmed-outcome'
import { markNow } from '@/lib/use-cases/operator-page/list-changes-since'
import { effectLine } from '@/lib/words/changes/effect-line'

type Fields = Readonly<Record<string, unknown>>

/**
 * The outcome of confirming an action. `held`: done, but waiting for payment. `again`: this form was sent before, and its
 * act was done then. `already`: there was nothing to do, because somebody had done it before.
 * `nothing`: not done, because something has changed since the preview. `unreadable`: not done, because the input is
 * invalid. `unproved`: not done, because its person has to sign in again first.
 */
type Outcome = ConfirmedOutcome['outcome'] | 'already' | 'nothing' | 'unreadable' | 'unproved'

type Confirmed = { readonly outcome: Outcome; readonly newReference?: string | undefined }

/** An act on a page of the office: its form, its preview and its confirmation. */
export type PageAct = Pick<
  NamedAct,
  'name' | 'isTypedAtOnce' | 'isFormOptional' | 'fileField' | 'fields' | 'findDate' | 'faultsIn'
> & {
  /** Previews the action; null if a field is missing or invalid. */
  readonly preview: (fields: Fields, now: Date) => Promise<OperatorPreview | null>
  /** Carries out the action that was previewed on a page, once, however often its form is sent. */
  readonly confirm: (fields: Fields, page: string, now: Date) => Promise<Confirmed>
}

/** Fields that the confirmation form submits on top of the action's own. */
export const CONFIRMATION_FIELDS = ['shown', 'seen', 'sale', 'since', 'once']

const UNDO_LINE = 'E-mails and refunds wait ten minutes; until then it can be undone here.'

const PROOF_LINE = `More than ${formatEuros(LARGE_RETURN_CENTS)} would be returned since you last proved who you are, so we first send you a link to confirm that it is you.`

/**
 * Runs some work on behalf of the person who reads the page, who is then named in the history.
 *
 * @param onProofNeeded  called by a preview of what needs a fresh sign-in
 */
export type RunAsReader = <T>(work: () => Promise<T>, onProofNeeded?: () => void) => Promise<T>

/** Find the act for a path segment; null if there is none. */
export function findPageAct(word: string, subject: PageSubject, runAsReader: RunAsReader): PageAct | null {
  const act = findAct(word, subject)
  if (!act) return null
  return {
    ...act,
    async preview(fields, now) {
      if (Object.keys(act.faultsIn(fields)).length > 0) return null
      const since = await markNow()
      let isProofNeeded = false
      const preview = await runAsReader(
        () => act.preview(fields, now),
        () => (isProofNeeded = true),
      )
      if (preview.kind !== 'ready') {
        const field = preview.kind === 'refused' ? preview.field : undefined
        return { kind: 'refused', text: preview.text, field }
      }
      const { answer, effect, emails, mark } = preview
      const drafts = draftEmails(emails)
      const [first] = act.showsEmail ? drafts : []
      const { newReference = '' } = answer
      const named = (subject: string) =>
        newReference ? subject.replace(newReference, 'the reference is given when you confirm') : subject
      return {
        kind: 'ready',
        lines: [
          ...answer.lines,
          ...(answer.next ? [answer.next.page] : []),
          ...(act.isUndoable && !answer.isHeld ? [UNDO_LINE] : []),
          `${effectLine(effect)}.`,
          ...(isProofNeeded ? [PROOF_LINE] : []),
        ],
        subjects: drafts.map(({ subject, language }) => ({ text: named(subject), language })),
        email: first ? { text: previewText(first), language: first.language } : null,
        fields: { ...pickSingleValues(fields), ...mark, since, once: randomUUID() },
      }
    },
    async confirm(fields, page, now) {
      if (Object.keys(act.faultsIn(fields)).length > 0) return { outcome: 'unreadable' }
      const { shown = '', seen = '', sale = '', once = randomUUID() } = pickSingleValues(fields)
      const confirmation = toConfirmation(page, once, now)
      const earlier = await findConfirmedOutcome(confirmation, now)
      if (earlier) return earlier
      const confirmed = { mark: { shown, seen, sale }, isAtOnce: false, now }
      let outcome: 'already' | 'nothing' = 'nothing'
      try {
        const answer = await runAsReader(() =>
          withConfirmation(confirmation, () => act.confirm(fields, confirmed)),
        )
        const done = toConfirmedOutcome(answer)
        if (confirmation.isTaken) await keepConfirmedOutcome(confirmation, done)
        if (done) return done
        if (answer.kind === 'nothing') outcome = 'already'
      } catch (error) {
        if (error instanceof ProofNeededError) return { outcome: 'unproved' }
        if (!(error instanceof StaleViewError || error instanceof ConfirmedBeforeError)) throw error
      }
      // The same form may have been carried out elsewhere in the meantime.
      return (await findConfirmedOutcome(confirmation, now)) ?? { outcome }
    },
  }
}

/** What came of an act; null if nothing did. */
function toConfirmedOutcome(answer: ActionOutcome): ConfirmedOutcome | null {
  if (answer.kind !== 'ready') return null
  return { outcome: answer.isHeld ? 'held' : 'done', newReference: answer.newReference }
}

/**
 * Draft one e-mail of each kind and language: others differ from it only by party, and the preview lists the parties.
 */
function draftEmails(emails: readonly Email[]) {
  const sender = { ...company, siteUrl: env().SITE_URL }
  return (
    emails
      .filter(isAboutBooking)
      .filter(
        ({ kind, facts }, index, all) =>
          all.findIndex((email) => email.kind === kind && email.facts.language === facts.language) === index,
      )
      // In a draft, the link to the booking is a placeholder: the real one is created only when the e-mail is sent.
      .map((email) => draftEmail({ ...email, facts: { ...email.facts, bookingUrl: sender.siteUrl } }, sender))
  )
}

/** Leave out form fields with several values. */
export function pickSingleValues(fields: Fields): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
