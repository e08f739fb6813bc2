import { Fact, FactList } from '@/components/ui/fact-list'
import { PlainLink } from '@/components/ui/plain-link'
import { type OperatorField } from '@/lib/contract/operator-page'
import { formatDay } from '@/lib/language/dates'

type SubmittedFieldsProps = {
  readonly fields: readonly OperatorField[]
  readonly values: Readonly<Record<string, string>>
  /** URL that returns to the form with its values. */
  readonly changeUrl: string
}

/** The previewed values as plain text: in an input, they could be edited and differ from what 'Confirm' applies. */
export function SubmittedFields({ fields, values, changeUrl }: SubmittedFieldsProps) {
  return (
    <div className="mt-8 items-baseline gap-6 border-t border-ice pt-2 sm:flex">
      <div className="min-w-0 grow">
        <FactList>
          {fields.map((field) => (
            <Fact key={field.name} name={field.label}>
              <span className="wrap-anywhere whitespace-pre-line">
                {textOf(field, values[field.name] ?? '') || (field.emptyText ?? 'nothing')}
              </span>
            </Fact>
          ))}
        </FactList>
      </div>
      <p>
        <PlainLink href={changeUrl}>Change</PlainLink>
      </p>
    </div>
  )
}

function textOf({ options, dates, type, isMultiple }: OperatorField, value: string): string {
  if (isMultiple) {
    const chosen = value.split(',')
    return (options ?? []).flatMap((option) => (chosen.includes(option.value) ? option.text : [])).join(', ')
  }
  const date = dates?.all.find(({ id }) => String(id) === value)
  if (date) return formatDay(date.day)
  if (type === 'datetime-local') return value.replace('T', ' ')
  return options?.find((option) => option.value === value)?.text ?? value
}
