import { OperatorFields } from '@/components/operator/operator-fields'
import { ActionPreview } from '@/components/operator/action-preview'
import { actionStyle } from '@/components/ui/action-style'
import {
  type ActionName,
  BUTTONS,
  type OperatorField,
  type OperatorPreview,
} from '@/lib/contract/operator-page'

type ActionPageProps = {
  readonly path: string
  /** What it is about: a reference, a day. */
  readonly subject: string
  readonly name: ActionName
  readonly fields: readonly OperatorField[]
  /** What the fields say already. */
  readonly values: Readonly<Record<string, string>>
  /** Null: the fields are to be filled in first. */
  readonly preview: OperatorPreview | null
  readonly isTypedAtOnce: boolean
  /** The form was sent, and something in it cannot be read. */
  readonly isInvalid: boolean
  /** Something is not as it was shown, and nothing was done. */
  readonly isOutdated: boolean
  /** The newest line of the history: who did what, and when. */
  readonly last: string | null
}

/** One action on a booking or a departure: its fields, what it comes to, and 'Confirm'. */
export function ActionPage(props: ActionPageProps) {
  const { path, subject, name, fields, values, preview, isTypedAtOnce, isInvalid, isOutdated } = props
  const action = `${path}/${name}`
  const typed = <OperatorFields fields={fields} values={values} />
  return (
    <div className="mx-auto max-w-xl font-text text-base text-ink">
      <p>
        <a className="underline underline-offset-4" href={path}>
          Back to {subject}
        </a>
      </p>
      <h1 className="mt-6 font-display text-4xl tracking-tight sm:text-5xl">{BUTTONS[name]}</h1>
      {isOutdated && (
        <p className="mt-6 border-l-4 border-ember pl-5 text-pretty" role="alert">
          Nothing was done: since you looked, something has changed. Please look at it once more.
        </p>
      )}
      {isInvalid && (
        <p className="mt-6 border-l-4 border-ember pl-5 text-pretty" role="alert">
          Please fill in all fields, amounts as 89.50.
        </p>
      )}
      {(isOutdated || preview?.kind === 'refused') && props.last && (
        <p className="mt-6 wrap-anywhere">{`Last done: ${props.last}`}</p>
      )}
      {fields.length > 0 && !isTypedAtOnce && (
        <form action={action} className="mt-8 grid gap-5" method="get">
          {typed}
          <p>
            <button className={actionStyle('quiet')} type="submit">
              See what changes
            </button>
          </p>
        </form>
      )}
      {preview && (
        <ActionPreview action={`${action}/confirm`} preview={preview}>
          {isTypedAtOnce && typed}
        </ActionPreview>
      )}
    </div>
  )
}
