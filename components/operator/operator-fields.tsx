import { CONTROL, Labelled, saidOf } from '@/components/ui/labelled'
import { OFFICE_WORDS_MOST } from '@/lib/contract/fields'
import { type OperatorField, type OperatorOption } from '@/lib/contract/operator-page'

type OperatorFieldsProps = {
  readonly fields: readonly OperatorField[]
  readonly values: Readonly<Record<string, string>>
  /** What is wrong with them. */
  readonly faults: Readonly<Record<string, string>>
}

export function OperatorFields({ fields, values, faults }: OperatorFieldsProps) {
  return fields.map((field) =>
    field.options?.length === 0 ? (
      <p className="text-lg text-pretty" key={field.name}>
        {field.none}
      </p>
    ) : (
      <Field
        fault={faults[field.name]}
        field={field}
        key={field.name}
        value={values[field.name] ?? field.value}
      />
    ),
  )
}

type FieldProps = {
  readonly field: OperatorField
  readonly value: string | undefined
  readonly fault: string | undefined
}

function Field({ field, value, fault }: FieldProps) {
  const { name, label, hint, isOptional = false } = field
  const control = {
    ...saidOf({ id: name, hint, fault }),
    defaultValue: value,
    id: name,
    name,
    required: !isOptional,
  }
  return (
    <Labelled fault={fault} hint={hint} id={name} isRequired={!isOptional} label={label}>
      <Control control={control} field={field} />
    </Labelled>
  )
}

type ControlProps = {
  readonly field: OperatorField
  /** What all of them have. */
  readonly control: ReturnType<typeof saidOf> & {
    readonly id: string
    readonly name: string
    readonly required: boolean
    readonly defaultValue: string | undefined
  }
}

function Control({ field: { options, isLong, isDecimal, type = 'text' }, control }: ControlProps) {
  if (options)
    return (
      <select {...control} className={`${CONTROL} h-12`}>
        <Options options={options} />
      </select>
    )
  if (isLong)
    return (
      <textarea
        {...control}
        className={`${CONTROL} min-h-32 resize-y py-3`}
        dir="auto"
        maxLength={OFFICE_WORDS_MOST}
        rows={5}
      />
    )
  return (
    <input
      {...control}
      autoComplete="off"
      className={`${CONTROL} h-12`}
      dir="auto"
      inputMode={isDecimal ? 'decimal' : undefined}
      maxLength={500}
      type={type}
    />
  )
}

function Options({ options }: { readonly options: readonly OperatorOption[] }) {
  const groups = new Set(options.map(({ group }) => group))
  return [...groups].map((name) => {
    const members = options
      .filter(({ group }) => group === name)
      .map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))
    return name === undefined ? (
      members
    ) : (
      <optgroup key={name} label={name}>
        {members}
      </optgroup>
    )
  })
}
