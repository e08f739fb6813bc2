import { NarrowColumn } from '@/components/layout/narrow-column'
import { SubmittedFields } from '@/components/operator/submitted-fields'
import { OperatorFields } from '@/components/operator/operator-fields'
import { ActionPreview } from '@/components/operator/action-preview'
import { actionStyle } from '@/components/ui/action-style'
import {
  type ActionName,
  BUTTONS,
  CHANGE,
  DRAFT,
  isEmpty,
  isPreviewPosted,
  type OperatorField,
  type OperatorPreview,
} from '@/lib/contract/operator-page'

type ActionPageProps = {
  readonly path: string
  /** What the action applies to: a booking reference, a day or an enquiry. */
  readonly subject: string
  readonly name: ActionName
  readonly fields: readonly OperatorField[]
  /** The current values of the fields. */
  readonly values: Readonly<Record<string, string>>
  /** Null until the fields are filled in. */
  readonly preview: OperatorPreview | null
  readonly isTypedAtOnce: boolean
  /** Error messages of a submitted form, by field name. */
  readonly faults: Readonly<Record<string, string>>
  /** Something has changed since the preview, so nothing was done. */
  readonly isOutdated: boolean
  /** The latest line of the history: who did what, and when. */
  readonly last: string | null
}

/** The page of an action on a booking, a departure or an enquiry: its fields, its preview and 'Confirm'. */
export function ActionPage(props: ActionPageProps) {
  const { path, subject, name, fields, values, preview, isTypedAtOnce, faults, isOutdated } = props
  const action = `${path}/${name}`
  const asked = fields.filter((field) => !isTypedAtOnce && !field.isTypedAtOnce)
  const typed = fields.filter((field) => !asked.includes(field))
  const isPosted = isPreviewPosted(asked)
  return (
    <NarrowColumn>
      <p>
        <a className="inline-flex min-h-11 items-center underline underline-offset-4" href={path}>
          {`Back to ${subject}`}
        </a>
      </p>
      <h1 className="mt-6 font-display text-4xl tracking-tight sm:text-5xl">{BUTTONS[name]}</h1>
      {isOutdated && (
        <p className="mt-6 border-l-4 border-ember pl-5 text-pretty" role="alert">
          Nothing was done: since you looked, something has changed. Please look at it once more.
        </p>
      )}
      {Object.keys(faults).length > 0 && (
        <p className="mt-6 border-l-4 border-ember pl-5 text-pretty" role="alert">
          {faults[''] ?? 'Nothing was done yet: please look at what is marked below.'}
        </p>
      )}
      {props.last && <p className="mt-6 wrap-anywhere">{`Last done: ${props.last}`}</p>}
      {asked.length > 0 && preview?.kind === 'ready' && (
        <SubmittedFields changeUrl={`${action}?${formQuery(asked, values)}`} fields={asked} values={values} />
      )}
      {asked.length > 0 && preview?.kind !== 'ready' && (
        <form
          action={isPosted ? `${action}/preview` : action}
          className="mt-8 grid gap-5"
          method={isPosted ? 'post' : 'get'}
        >
          {!isPosted && values[DRAFT] && <input name={DRAFT} type="hidden" value={values[DRAFT]} />}
          <OperatorFields action={action} faults={faults} fields={asked} values={values} />
          {!asked.some(isEmpty) && (
            <p>
              <button className={actionStyle('quiet')} type="submit">
                See what changes
              </button>
            </p>
          )}
        </form>
      )}
      {preview && (
        <ActionPreview action={`${action}/confirm`} preview={preview}>
          <OperatorFields action={action} faults={faults} fields={typed} values={values} />
        </ActionPreview>
      )}
    </NarrowColumn>
  )
}

/** The query that restores the form. Messages to guests must not appear in a URL: only their draft's key does. */
function formQuery(fields: readonly OperatorField[], values: Readonly<Record<string, string>>) {
  const names = [...(isPreviewPosted(fields) ? [] : fields.map(({ name }) => name)), DRAFT]
  const said = names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))
  return new URLSearchParams([...said, [CHANGE, '']])
}
