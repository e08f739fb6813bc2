import { OperatorFields } from '@/components/operator/operator-fields'
import { ActionPreview } from '@/components/operator/action-preview'
import { actionStyle } from '@/components/ui/action-style'
import { OFFICE_WORDS_MOST } from '@/lib/contract/fields'
import {
  type ActionName,
  BUTTONS,
  type OperatorField,
  type OperatorPreview,
} from '@/lib/contract/operator-page'

type ActionPageProps = {
  readonly path: string
  /** What it is about: a reference, a day, an enquiry. */
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

/** One action on a booking, a departure or an enquiry: its fields, what it comes to, and 'Confirm'. */
export function ActionPage(props: ActionPageProps) {
  const { path, subject, name, fields, values, preview, isTypedAtOnce, isInvalid, isOutdated } = props
  const action = `${path}/${name}`
  const asked = fields.filter((field) => !isTypedAtOnce && !field.isTypedAtOnce)
  const typed = fields.filter((field) => !asked.includes(field))
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
          {fields.some(({ isLong }) => isLong)
            ? `Please fill in all fields, and messages in ${OFFICE_WORDS_MOST} characters at the most.`
            : 'Please fill in all fields, amounts as 89.50.'}
        </p>
      )}
      {(isOutdated || preview?.kind === 'refused') && props.last && (
        <p className="mt-6 wrap-anywhere">{`Last done: ${props.last}`}</p>
      )}
      {asked.length > 0 && (
        <form action={action} className="mt-8 grid gap-5" method="get">
          <OperatorFields fields={asked} values={values} />
          <p>
            <button className={actionStyle('quiet')} type="submit">
              See what changes
            </button>
          </p>
        </form>
      )}
      {preview && (
        <ActionPreview action={`${action}/confirm`} preview={preview}>
          <OperatorFields fields={typed} values={values} />
        </ActionPreview>
      )}
    </div>
  )
}
