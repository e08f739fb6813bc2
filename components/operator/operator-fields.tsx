import { CONTROL } from '@/components/ui/labelled'
import { OFFICE_WORDS_MOST } from '@/lib/contract/fields'
import { type OperatorField } from '@/lib/contract/operator-page'

type OperatorFieldsProps = {
  readonly fields: readonly OperatorField[]
  readonly values: Readonly<Record<string, string>>
}

export function OperatorFields({ fields, values }: OperatorFieldsProps) {
  return fields.map((field) => (
    <Field key={field.name} {...field} value={values[field.name] ?? field.value} />
  ))
}

type FieldProps = Omit<OperatorField, 'value'> & { readonly value: string | undefined }

function Field({
  name,
  label,
  hint,
  isOptional = false,
  isLong = false,
  type = 'text',
  options,
  value,
}: FieldProps) {
  const about = hint && `${name}-hint`
  if (options?.length === 0)
    return <p className="text-lg text-pretty">No other date has room for all of them.</p>
  return (
    <div>
      <label className="text-sm font-medium" htmlFor={name}>
        {label}
      </label>
      {options ? (
        <select
          aria-describedby={about}
          className={`${CONTROL} h-12`}
          defaultValue={value}
          id={name}
          name={name}
          required
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea
          aria-describedby={about}
          className={`${CONTROL} min-h-32 resize-y py-3`}
          defaultValue={value}
          dir="auto"
          id={name}
          maxLength={OFFICE_WORDS_MOST}
          name={name}
          required={!isOptional}
          rows={5}
        />
      ) : (
        <input
          aria-describedby={about}
          autoComplete="off"
          className={`${CONTROL} h-12`}
          defaultValue={value}
          dir="auto"
          id={name}
          maxLength={500}
          name={name}
          required={!isOptional}
          type={type}
        />
      )}
      {hint && (
        <p className="mt-2 text-sm text-pretty text-slate" id={about}>
          {hint}
        </p>
      )}
    </div>
  )
}
