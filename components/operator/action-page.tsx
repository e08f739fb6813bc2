import { NarrowColumn } from '@/components/layout/narrow-column'
import { TwoColumns } from '@/components/layout/two-columns'
import { ActionPreview } from '@/components/operator/action-preview'
import { SubmittedFields } from '@/components/operator/submitted-fields'
import { OperatorFields } from '@/components/operator/operator-fields'
import { ChangesSinceNotice, FactRows, type FactRowsProps } from '@/components/operator/operator-page-parts'
import { actionClasses } from '@/components/ui/action-style'
import {
  type OperatorLinkActionName,
  OPERATOR_LINK_ACTION_LABELS,
  EDIT_AGAIN_PARAM,
  DRAFT_PARAM,
  hasNoSelectableDate,
  isPreviewPosted,
  type OperatorField,
  type OperatorPreview,
} from '@/lib/contract/operator-page'
import { PlainLink } from '@/components/ui/plain-link'
import { TranslatableText } from '@/components/ui/translatable-text'

export type ActionPageProps = {
  readonly path: string
  /** The URL of the action's own page. */
  readonly action: string
  /** What the action applies to: a booking reference, a day or an enquiry. */
  readonly subject: string
  /** The guest, tour and date that the action is about; null where the subject says it all. */
  readonly about: string | null
  readonly name: OperatorLinkActionName
  /** What is known about it, as on its own page. */
  readonly facts: FactRowsProps['rows']
  readonly fields: readonly OperatorField[]
  readonly values: Readonly<Record<string, string>>
  /** The preview of the action; null until the fields are filled in. */
  readonly preview: OperatorPreview | null
  readonly isTypedAtOnce: boolean
  /** Error messages of a submitted form, by field name. */
  readonly faults: Readonly<Record<string, string>>
  /** What has changed since the preview, so that the action was not carried out; null if nothing has. */
  readonly changes: readonly string[] | null
  /** The latest line of the history: who did what, and when; null if there is none. */
  readonly last: string | null
}

/**
 * The page of an action on a booking, a departure or an enquiry: its fields, its preview and 'Confirm'. On wide screens
 * the known facts are next to the form; a preview without an e-mail takes their place.
 */
export function ActionPage(props: ActionPageProps) {
  const { action, fields, facts, values, preview, isTypedAtOnce, faults } = props
  const asked = fields.filter((field) => !isTypedAtOnce && !field.isTypedAtOnce)
  const typed = fields.filter((field) => !asked.includes(field))
  const isReady = preview?.kind === 'ready'
  const form = isReady ? (
    <SubmittedFields changeUrl={`${action}?${formQuery(asked, values)}`} fields={asked} values={values} />
  ) : (
    <PreviewForm action={action} faults={faults} fields={asked} values={values} />
  )
  const record = (
    <div className="hidden lg:sticky lg:top-28 lg:block">
      <FactRows rows={facts} />
    </div>
  )
  const decision = isReady && (
    <ActionPreview
      action={`${action}/confirm`}
      hasFile={typed.some(({ type }) => type === 'file')}
      preview={preview}
    >
      <OperatorFields action={action} faults={faults} fields={typed} values={values} />
    </ActionPreview>
  )
  if (isReady && preview.email !== null)
    return (
      <>
        <NarrowColumn>
          <ActionHeading {...props} />
          {asked.length > 0 && form}
        </NarrowColumn>
        {decision}
      </>
    )
  return (
    <TwoColumns beside={isReady ? decision : record}>
      <ActionHeading {...props} />
      {asked.length > 0 ? form : record}
    </TwoColumns>
  )
}

const CHECK_FIELDS = 'Nothing has been done yet. Please check the marked fields below.'

function ActionHeading({ path, subject, name, about, last, changes, faults, preview }: ActionPageProps) {
  const refusal =
    preview?.kind === 'refused'
      ? preview.text
      : Object.keys(faults).length > 0 && (faults[''] ?? CHECK_FIELDS)
  return (
    <>
      <p>
        <PlainLink href={path}>{`Back to ${subject}`}</PlainLink>
      </p>
      <h1 className="mt-6 font-display text-4xl tracking-tight sm:text-5xl">
        {OPERATOR_LINK_ACTION_LABELS[name]}
      </h1>
      {about && (
        <p className="mt-3 text-lg text-pretty">
          <TranslatableText>{about}</TranslatableText>
        </p>
      )}
      <ChangesSinceNotice changes={changes}>
        Nothing was done, because something has changed since you looked. Please check it again.
      </ChangesSinceNotice>
      {refusal && (
        <p className="mt-6 border-l-4 border-ember pl-5 text-lg text-pretty" role="alert">
          {refusal}
        </p>
      )}
      {last && <p className="mt-3 text-sm wrap-anywhere text-slate">{`Latest entry: ${last}`}</p>}
    </>
  )
}

type PreviewFormProps = Pick<ActionPageProps, 'fields' | 'values' | 'faults'> & { readonly action: string }

/** The form whose button shows the preview. */
function PreviewForm({ action, fields, values, faults }: PreviewFormProps) {
  const isPosted = isPreviewPosted(fields)
  return (
    <form
      action={isPosted ? `${action}/preview` : action}
      className="mt-8 grid gap-5 sm:grid-cols-2"
      method={isPosted ? 'post' : 'get'}
    >
      {!isPosted && values[DRAFT_PARAM] && (
        <input name={DRAFT_PARAM} type="hidden" value={values[DRAFT_PARAM]} />
      )}
      <OperatorFields action={action} faults={faults} fields={fields} values={values} />
      {!fields.some(hasNoSelectableDate) && (
        <p className="col-span-full">
          <button className={actionClasses('primary')} type="submit">
            See what changes
          </button>
        </p>
      )}
    </form>
  )
}

/** The query that restores the form. Messages to guests must not appear in a URL, so it has only the key of their draft. */
function formQuery(fields: readonly OperatorField[], values: Readonly<Record<string, string>>) {
  const names = [...(isPreviewPosted(fields) ? [] : fields.map(({ name }) => name)), DRAFT_PARAM]
  const said = names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))
  return new URLSearchParams([...said, [EDIT_AGAIN_PARAM, '']])
}
