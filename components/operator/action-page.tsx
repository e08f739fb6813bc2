import { clsx } from 'clsx'
import { type ReactNode } from 'react'
import { NarrowColumn } from '@/components/layout/narrow-column'
import { OperatorFields } from '@/components/operator/operator-fields'
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
import { TranslatableText } from '@/components/ui/translatable-text'
import { Fact, FactList } from '@/components/ui/fact-list'
import { formatDay } from '@/lib/language/dates'

type ActionPageProps = {
  readonly path: string
  /** What the action applies to: a booking reference, a day or an enquiry. */
  readonly subject: string
  /** The guest, tour and date that the action is about; null where the subject says it all. */
  readonly about: string | null
  readonly name: OperatorLinkActionName
  readonly fields: readonly OperatorField[]
  readonly values: Readonly<Record<string, string>>
  /** The preview of the action; null until the fields are filled in. */
  readonly preview: OperatorPreview | null
  readonly isTypedAtOnce: boolean
  /** Error messages of a submitted form, by field name. */
  readonly faults: Readonly<Record<string, string>>
  /** Whether something has changed since the preview, so the action was not carried out. */
  readonly isOutdated: boolean
  /** The latest line of the history: who did what, and when; null if there is none. */
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
    <NarrowColumn className="lg:max-w-none lg:*:max-w-xl">
      <p>
        <a className="inline-flex min-h-11 items-center underline underline-offset-4" href={path}>
          {`Back to ${subject}`}
        </a>
      </p>
      <h1 className="mt-6 font-display text-4xl tracking-tight sm:text-5xl">
        {OPERATOR_LINK_ACTION_LABELS[name]}
      </h1>
      {props.about && (
        <p className="mt-3 text-lg text-pretty">
          <TranslatableText>{props.about}</TranslatableText>
        </p>
      )}
      {isOutdated && (
        <p className="mt-6 border-l-4 border-ember pl-5 text-pretty" role="alert">
          Nothing was done, because something has changed since you looked. Please check it again.
        </p>
      )}
      {Object.keys(faults).length > 0 && (
        <p className="mt-6 border-l-4 border-ember pl-5 text-pretty" role="alert">
          {faults[''] ?? 'Nothing has been done yet. Please check the marked fields below.'}
        </p>
      )}
      {props.last && <p className="mt-3 text-sm wrap-anywhere text-slate">{`Latest entry: ${props.last}`}</p>}
      {asked.length > 0 && preview?.kind === 'ready' && (
        <SubmittedFields changeUrl={`${action}?${formQuery(asked, values)}`} fields={asked} values={values} />
      )}
      {asked.length > 0 && preview?.kind !== 'ready' && (
        <form
          action={isPosted ? `${action}/preview` : action}
          className="mt-8 grid gap-5"
          method={isPosted ? 'post' : 'get'}
        >
          {!isPosted && values[DRAFT_PARAM] && (
            <input name={DRAFT_PARAM} type="hidden" value={values[DRAFT_PARAM]} />
          )}
          <OperatorFields action={action} faults={faults} fields={asked} values={values} />
          {!asked.some(hasNoSelectableDate) && (
            <p>
              <button className={actionClasses('primary')} type="submit">
                See what changes
              </button>
            </p>
          )}
        </form>
      )}
      {preview && (
        <ActionPreview
          action={`${action}/confirm`}
          hasFile={typed.some(({ type }) => type === 'file')}
          preview={preview}
        >
          <OperatorFields action={action} faults={faults} fields={typed} values={values} />
        </ActionPreview>
      )}
    </NarrowColumn>
  )
}

/** The query that restores the form. Messages to guests must not appear in a URL, so it has only the key of their draft. */
function formQuery(fields: readonly OperatorField[], values: Readonly<Record<string, string>>) {
  const names = [...(isPreviewPosted(fields) ? [] : fields.map(({ name }) => name)), DRAFT_PARAM]
  const said = names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))
  return new URLSearchParams([...said, [EDIT_AGAIN_PARAM, '']])
}

type ActionPreviewProps = {
  readonly preview: OperatorPreview
  /** The URL that 'Confirm' posts to. */
  readonly action: string
  /** Whether one of the fields is a file. */
  readonly hasFile: boolean
  /** Fields shown next to the button. */
  readonly children: ReactNode
}

/** The preview of an action, with the button to confirm it. */
function ActionPreview({ preview, action, hasFile, children }: ActionPreviewProps) {
  if (preview.kind === 'refused')
    return (
      <p className="mt-8 border-l-4 border-ember pl-5 text-lg text-pretty" role="status">
        {preview.text}
      </p>
    )
  return (
    <section
      className={clsx(
        'mt-10 rounded-lg border border-ice p-6',
        preview.email &&
          'lg:grid lg:max-w-none! lg:grid-cols-[minmax(0,36rem)_minmax(0,32rem)] lg:grid-rows-[auto_1fr] lg:gap-x-16',
      )}
    >
      <div>
        <h2 className="font-display text-xl">What happens</h2>
        {preview.lines.map((line) => (
          <p className="mt-3 text-pretty wrap-anywhere" key={line}>
            {line}
          </p>
        ))}
        {preview.subjects.map((subject) => (
          <p className="mt-3 text-pretty text-slate" key={subject}>
            {`E-mail to the guest: “${subject}”`}
          </p>
        ))}
      </div>
      {preview.email && (
        <div className="mt-6 border-l-4 border-ice pl-5 text-sm wrap-anywhere whitespace-pre-line lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          {preview.email}
        </div>
      )}
      <form
        action={action}
        className="mt-6 grid gap-5"
        encType={hasFile ? 'multipart/form-data' : undefined}
        method="post"
      >
        {Object.entries(preview.fields).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        {children}
        <p>
          <button className={actionClasses('primary')} type="submit">
            Confirm
          </button>
        </p>
      </form>
    </section>
  )
}

type SubmittedFieldsProps = {
  readonly fields: readonly OperatorField[]
  readonly values: Readonly<Record<string, string>>
  /** URL that returns to the form with its values. */
  readonly changeUrl: string
}

/** The previewed values as plain text: in an input, they could be edited and differ from what 'Confirm' applies. */
function SubmittedFields({ fields, values, changeUrl }: SubmittedFieldsProps) {
  return (
    <div className="mt-8">
      <FactList>
        {fields.map((field) => (
          <Fact key={field.name} name={field.label}>
            <span className="wrap-anywhere whitespace-pre-line">
              {textOf(field, values[field.name] ?? '') || (field.emptyText ?? 'nothing')}
            </span>
          </Fact>
        ))}
      </FactList>
      <p>
        <a className="inline-flex min-h-11 items-center underline underline-offset-4" href={changeUrl}>
          Change
        </a>
      </p>
    </div>
  )
}

function textOf({ options, dates, type }: OperatorField, value: string): string {
  const date = dates?.all.find(({ id }) => String(id) === value)
  if (date) return formatDay(date.day)
  if (type === 'datetime-local') return value.replace('T', ' ')
  return options?.find((option) => option.value === value)?.text ?? value
}
