import { NewDateCalendar, type NewDateTexts } from '@/components/guest/new-date-calendar'
import { actionClasses } from '@/components/ui/action-style'
import {
  CONTROL_CLASSES,
  FieldFault,
  LabelledField,
  ariaDescriptionProps,
} from '@/components/ui/labelled-field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { type Month } from '@/lib/calendar/month'
import { MAX_MESSAGE_LENGTH } from '@/lib/contract/fields'
import { PHOTOGRAPH_TYPES } from '@/lib/contract/photograph'
import { monthInput } from '@/lib/contract/guest-page'
import {
  DATES_OF_PARAM,
  EDIT_AGAIN_PARAM,
  hasNoSelectableDate,
  type OperatorField,
} from '@/lib/contract/operator-page'

type OperatorFieldsProps = {
  readonly fields: readonly OperatorField[]
  readonly values: Readonly<Record<string, string>>
  /** Error messages of the form, by field name. */
  readonly faults: Readonly<Record<string, string>>
  /** URL of the page with the operator's form. */
  readonly action: string
}

export function OperatorFields({ fields, values, faults, action }: OperatorFieldsProps) {
  return fields.map((field) => {
    const { name, dates } = field
    if (!dates)
      return (
        <div
          className={field.isHalf ? 'min-w-0' : 'col-span-full min-w-0'}
          data-part={field.datesOf && 'tour-dates'}
          key={name}
        >
          <Field fault={faults[name]} field={field} value={values[name] ?? field.value} />
          {field.datesOf && (
            <p className="mt-5">
              <button
                className={actionClasses('quiet')}
                formNoValidate
                name={DATES_OF_PARAM}
                type="submit"
                value={field.datesOf}
              >
                Show the dates of the tour
              </button>
            </p>
          )}
        </div>
      )
    if (hasNoSelectableDate(field))
      return (
        <p className="col-span-full text-lg text-pretty" key={name}>
          {dates.none}
        </p>
      )
    const others = fields.filter((other) => other !== field)
    return (
      <div className="col-span-full min-w-0 scroll-mt-28" id="dates" key={name}>
        <NewDateCalendar
          chosen={Number(values[name])}
          dates={dates.all}
          fault={faults[name]}
          language="en"
          month={monthInput.safeParse(values).data?.month}
          ownDay={dates.ownDay}
          texts={DATE_TEXTS}
          urlOf={(month) => `${action}?${monthQuery(month, others, values)}#dates`}
        />
      </div>
    )
  })
}

/** What the calendar says to staff: its own words are for the guest. */
const DATE_TEXTS: NewDateTexts = {
  yours: 'now',
  ownDate: 'the present date of the booking',
  allSame: 'Every date costs the same as the present one.',
  noneMore: 'No date costs the guest anything more.',
  plusAndMinus: '+ is for the guest to pay, − for us to return.',
  plus: '+ is for the guest to pay.',
  minus: '− is for us to return.',
}

/** The query for the same form with another month of dates, keeping the values of the other fields. */
function monthQuery(
  month: Month,
  fields: readonly OperatorField[],
  values: OperatorFieldsProps['values'],
): URLSearchParams {
  const said = fields.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]]))
  return new URLSearchParams([...said, [EDIT_AGAIN_PARAM, ''], ['month', month]])
}

type FieldProps = {
  readonly field: OperatorField
  readonly value: string | undefined
  readonly fault: string | undefined
}

function Field(props: FieldProps) {
  const { field, value, fault } = props
  const { name, label, hint, isOptional = false } = field
  if (field.isMultiple) return <TickBoxes {...props} />
  const control = {
    ...ariaDescriptionProps({ id: name, hint, fault }),
    defaultValue: value,
    id: name,
    name,
    required: !isOptional,
  }
  return (
    <LabelledField
      fault={fault}
      hint={hint}
      id={name}
      label={label}
      optional={isOptional ? 'Optional' : undefined}
    >
      <Control control={control} field={field} />
    </LabelledField>
  )
}

function TickBoxes({ field: { name, label, hint, options = [] }, value, fault }: FieldProps) {
  const ticked = value?.split(',') ?? []
  return (
    <fieldset {...ariaDescriptionProps({ id: name, hint, fault })} className="min-w-0">
      <legend className="text-sm font-medium">{label}</legend>
      <FieldFault fault={fault} id={name} />
      {hint && (
        <p className="mt-2 text-sm text-pretty text-slate" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className="mt-2 grid">
        {options.map((option) => (
          <label className="flex min-h-11 cursor-pointer items-center gap-3" key={option.value}>
            <input
              className="size-5 shrink-0 accent-aurora-deep"
              defaultChecked={ticked.includes(option.value)}
              name={name}
              type="checkbox"
              value={option.value}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type ControlProps = {
  readonly field: OperatorField
  readonly control: ReturnType<typeof ariaDescriptionProps> & {
    readonly id: string
    readonly name: string
    readonly required: boolean
    readonly defaultValue: string | undefined
  }
}

function Control({ field: { options, isLong, isDecimal, type = 'text' }, control }: ControlProps) {
  if (options)
    return (
      <SelectField
        {...control}
        // HTML requires an empty option in a select with `required`; without one, the select cannot be left empty.
        required={control.required && options[0]?.value === ''}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    )
  if (isLong)
    return (
      <TextArea
        {...control}
        className={`${CONTROL_CLASSES} min-h-32 resize-y py-3`}
        dir="auto"
        maxLength={MAX_MESSAGE_LENGTH}
        rows={5}
      />
    )
  if (type === 'file')
    return (
      <input
        {...control}
        accept={PHOTOGRAPH_TYPES}
        className={`${CONTROL_CLASSES} py-2.5`}
        // Browsers do not let a page fill in a file field.
        defaultValue={undefined}
        type="file"
      />
    )
  return (
    <input
      {...control}
      autoComplete="off"
      className={`${CONTROL_CLASSES} h-12`}
      dir="auto"
      inputMode={isDecimal ? 'decimal' : undefined}
      maxLength={500}
      type={type}
    />
  )
}
