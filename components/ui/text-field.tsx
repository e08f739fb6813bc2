import { clsx } from 'clsx'
import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import {
  findFieldError,
  NO_FIELD_ERROR,
  cleanFieldValue,
  useErrorInView,
} from '@/components/ui/find-field-error'
import { CONTROL_CLASSES, LabelledField, ariaDescriptionProps } from '@/components/ui/labelled-field'
import { useWords } from '@/components/words/use-words'

type FieldProps = {
  readonly label: string
  readonly name: string
  /**
   * The initial value of an uncontrolled field, because browsers autofill without an event. Rule: typed-counts
   * (docs/rules.md)
   */
  readonly defaultValue?: string
  readonly hint?: string
  readonly fault?: string
  /** How often to announce the error again; see `FieldError`. */
  readonly alerts?: number
  readonly isRequired?: boolean
  /** `checkFields` checks the field on submit. Nothing is checked while the guest types, not even the length. */
  readonly isChecked?: boolean
  /** What `checkFields` says if the field is not as it should be. */
  readonly wrong?: string
  readonly onChange?: (value: string) => void
}

type TextFieldProps = FieldProps & {
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete: string
  /** Id for a link that leads to the field; its heading stays in view. */
  readonly anchor?: string
}

/** The longest text that a payment page and the e-mails can show. */
const MAX_LENGTH = 200
const MAX_TEXT_LENGTH = 500

export function TextField({ type = 'text', autoComplete, anchor, onChange, ...field }: TextFieldProps) {
  const say = useWords('forms')
  const ownId = useId()
  const id = anchor ?? ownId
  const { fault, alerts, ...control } = useFault(id, field, onChange)
  return (
    <LabelledField
      {...field}
      alerts={alerts}
      fault={fault}
      id={id}
      optional={field.isRequired ? undefined : say('optional')}
    >
      <input
        {...checksOf(field, MAX_LENGTH)}
        {...control}
        autoComplete={autoComplete}
        className={clsx(CONTROL_CLASSES, 'h-12', anchor && 'scroll-mt-28')}
        defaultValue={field.defaultValue}
        dir="auto"
        id={id}
        name={field.name}
        type={type}
      />
    </LabelledField>
  )
}

export function TextAreaField({ rows = 3, onChange, ...field }: FieldProps & { readonly rows?: number }) {
  const say = useWords('forms')
  const id = useId()
  const { fault, alerts, ...control } = useFault(id, field, onChange)
  return (
    <LabelledField
      {...field}
      alerts={alerts}
      fault={fault}
      id={id}
      optional={field.isRequired ? undefined : say('optional')}
    >
      <textarea
        {...checksOf(field, MAX_TEXT_LENGTH)}
        {...control}
        className={clsx(CONTROL_CLASSES, 'min-h-24 resize-y py-3')}
        defaultValue={field.defaultValue}
        dir="auto"
        id={id}
        name={field.name}
        rows={rows}
      />
    </LabelledField>
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** The error to show for a field: the caller's, or else that of `checkFields`, which disappears when the field changes. */
function useFault(
  id: string,
  { hint, fault: ours, alerts, isChecked }: Pick<FieldProps, 'hint' | 'fault' | 'alerts' | 'isChecked'>,
  onChange: FieldProps['onChange'],
) {
  const [found, setFound] = useState(NO_FIELD_ERROR)
  const fault = ours || found.text || undefined
  useErrorInView(id, fault)
  return {
    ...ariaDescriptionProps({ id, hint, fault }),
    fault,
    alerts: alerts ?? found.alerts,
    onChange({ target }: ChangeEvent<Control>) {
      setFound(NO_FIELD_ERROR)
      const seen = cleanFieldValue(target)
      onChange?.(seen)
    },
    onInvalid(event: FormEvent<Control>) {
      if (isChecked) setFound(findFieldError(event, found))
    },
  }
}

type Checks = Pick<FieldProps, 'isRequired' | 'isChecked' | 'wrong'>

function checksOf({ isRequired, isChecked, wrong }: Checks, maxLength: number) {
  return isChecked
    ? { required: isRequired, 'data-wrong': wrong }
    : { 'aria-required': isRequired, maxLength }
}
