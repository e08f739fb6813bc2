import { Fact, FactList } from '@/components/ui/fact-list'
import { type OperatorField } from '@/lib/contract/operator-page'
import { formatDay } from '@/lib/language/dates'

type FilledInProps = {
  readonly fields: readonly OperatorField[]
  readonly values: Readonly<Record<string, string>>
  /** URL that returns to the form with its values. */
  readonly changeUrl: string
}

/** The previewed values as plain text: an input next to 'Confirm' could differ from what is done. */
export function SubmittedFields({ fields, values, changeUrl }: FilledInProps) {
  return (
    <div className="mt-8">
      <FactList>
        {fields.map((field) => (
          <Fact key={field.name} name={field.label}>
            <span className="wrap-anywhere whitespace-pre-line">
              {textOf(field, values[field.name] ?? '') || 'nothing'}
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

function textOf({ options, dates }: OperatorField, value: string): string {
  const date = dates?.all.find(({ id }) => String(id) === value)
  if (date) return formatDay(date.day)
  return options?.find((option) => option.value === value)?.text ?? value
}
