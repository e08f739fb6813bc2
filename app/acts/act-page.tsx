import { actPath, type ActPlace } from '@/app/acts/act-place'
import { ActionPage, type ActionPageProps } from '@/components/operator/action-page'
import {
  DATES_OF_PARAM,
  DRAFT_PARAM,
  EDIT_AGAIN_PARAM,
  isForOtherDates,
  isPreviewPosted,
} from '@/lib/contract/operator-page'
import { now } from '@/lib/db/clock'
import { type HistoryScope } from '@/lib/db/history/history-since'
import { type PageSubject } from '@/lib/office/find-act'
import { pickSingleValues } from '@/lib/office/page-act'
import { listChangesSince } from '@/lib/use-cases/operator-page/list-changes-since'
import { loadDraft } from '@/lib/use-cases/operator-page/save-operator-draft'
import { type Reader } from '@/lib/words/history/history-line'

/** What the act applies to. */
export type ActHeading = {
  /** A booking's reference, a day, or a name such as 'the enquiry'. */
  readonly subject: string
  /** The guest, tour and date that the act is about; null where the subject says it all. */
  readonly about: string | null
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly history: readonly string[]
}

type ShownAct = Pick<ActPlace, 'path' | 'page' | 'act'> & {
  readonly subject: PageSubject
  /** Who reads the page, for whom their own changes are theirs. */
  readonly reader: Reader
}

type Query = Readonly<Record<string, string | string[] | undefined>>

/**
 * Render an act's form and preview. 'Show the dates of the tour', which the Enter key presses as well, does so once
 * another tour is chosen. If a confirmation fails, 'Confirm' redirects here with `?outdated` or `?invalid`;
 * `?change` reopens the fields for editing. `?draft` is the key of the stored messages to guests.
 *
 * @param loadHeading  is called after the preview, whose requests to Stripe may have changed what it reads
 */
export async function renderActPage(
  place: ShownAct,
  { outdated, invalid, draft, [EDIT_AGAIN_PARAM]: change, [DATES_OF_PARAM]: datesOf, ...query }: Query,
  loadHeading: () => Promise<ActHeading>,
) {
  const { act, path } = place
  const kept = await loadFields(actPath(place), draft)
  const values = pickSingleValues({ ...query, ...kept })
  const fields = await act.fields(now(), values)
  const sent = isPreviewPosted(fields) ? kept : query
  const isChanging = change !== undefined || isForOtherDates(datesOf, values.tour)
  const isSent = fields.some((field) => values[field.name] !== undefined)
  const isFormFirst = fields.length > 0 && !act.isTypedAtOnce && !act.isFormOptional
  const isToFillIn = isChanging || (isFormFirst && !isSent)
  const previewed = isToFillIn ? null : await act.preview(act.isTypedAtOnce ? {} : sent, now())
  const { subject, about, facts, history } = await loadHeading()
  const isInvalid = invalid !== undefined || (previewed === null && isSent && !isChanging)
  return (
    <ActionPage
      about={about}
      action={actPath(place)}
      facts={facts}
      faults={isInvalid ? act.faultsIn(values) : toFieldFault(previewed)}
      fields={fields}
      changes={outdated === undefined ? null : await listChanges(place, String(outdated), values)}
      isTypedAtOnce={act.isTypedAtOnce}
      last={history.at(-1) ?? null}
      name={act.name}
      path={path}
      preview={previewed}
      subject={subject}
      values={values}
    />
  )
}

/** Say what has changed since the preview, and who changed it: about what has a history, or about the date it needs. */
async function listChanges(
  { subject, act, reader }: ShownAct,
  mark: string,
  values: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const date = await act.findDate(values, now())
  const scope = historyScope(subject) ?? (date && { departureIds: [date.id] })
  return scope ? listChangesSince(scope, { mark, reader }, now()) : []
}

function historyScope(subject: PageSubject): HistoryScope | null {
  if (subject.about === 'booking') return { bookingId: subject.booking.id }
  if (subject.about === 'review') return { bookingId: subject.review.bookingId }
  if (subject.about === 'departure') return { departureIds: [subject.departure.id] }
  if (subject.about === 'dates' && 'ids' in subject.dates) return { departureIds: subject.dates.ids }
  return null
}

/** Show a refusal also next to the field at fault, if there is one. */
function toFieldFault(preview: ActionPageProps['preview']): ActionPageProps['faults'] {
  return preview?.kind === 'refused' && preview.field !== undefined ? { [preview.field]: preview.text } : {}
}

/** Load stored texts that must not appear in the URL, and their key. Empty once confirmed or expired. */
async function loadFields(page: string, key: string | string[] | undefined) {
  const fields = typeof key === 'string' ? await loadDraft(page, key, now()) : null
  return fields ? { ...fields, [DRAFT_PARAM]: key } : {}
}
