import { clsx } from 'clsx'
import { type ChangeEvent, type FormEvent, type ReactNode, useId, useState } from 'react'

type FieldProps = {
  readonly label: string
  readonly name: string
  readonly value: string
  /** Said below the field. */
  readonly hint?: string
  /** What is wrong with it; said below the field. */
  readonly fault?: string
  readonly isRequired?: boolean
  /** The browser asks for what is required, and nothing else is checked while typing: no length either. */
  readonly isCheckedByBrowser?: boolean
  readonly onChange: (value: string) => void
}

type TextFieldProps = FieldProps & {
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete: string
}

/** What a payment page and the e-mails have room for. */
const MAX_LENGTH = 200
const MAX_TEXT_LENGTH = 500

export const CONTROL =
  'mt-2 block w-full rounded-md border border-slate/70 bg-white px-4 text-base text-ink transition-colors duration-200 hover:border-ink focus:outline-2 focus:outline-offset-1 focus:outline-aurora-deep aria-invalid:border-2 aria-invalid:border-alarm'

export function TextField({ type = 'text', autoComplete, onChange, ...field }: TextFieldProps) {
  const id = useId()
  const { fault, ...control } = useFault(id, field, onChange)
  return (
    <Labelled {...field} fault={fault} id={id}>
      <input
        {...checksOf(field, MAX_LENGTH)}
        {...control}
        autoComplete={autoComplete}
        className={clsx(CONTROL, 'h-12')}
        dir="auto"
        id={id}
        name={field.name}
        type={type}
        value={field.value}
      />
    </Labelled>
  )
}

export function TextAreaField({ rows = 3, onChange, ...field }: FieldProps & { readonly rows?: number }) {
  const id = useId()
  const { fault, ...control } = useFault(id, field, onChange)
  return (
    <Labelled {...field} fault={fault} id={id}>
      <textarea
        {...checksOf(field, MAX_TEXT_LENGTH)}
        {...control}
        className={clsx(CONTROL, 'min-h-24 resize-y py-3')}
        dir="auto"
        id={id}
        name={field.name}
        rows={rows}
        value={field.value}
      />
    </Labelled>
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Ours, or in the browser's own words what it has found; that is over with the next change. */
function useFault(
  id: string,
  { hint, fault: ours, isCheckedByBrowser }: Pick<FieldProps, 'hint' | 'fault' | 'isCheckedByBrowser'>,
  onChange: FieldProps['onChange'],
) {
  const [found, setFound] = useState('')
  const fault = ours ?? (found || undefined)
  return {
    ...saidOf({ id, hint, fault }),
    fault,
    onChange({ target }: ChangeEvent<Control>) {
      setFound('')
      onChange(target.value)
    },
    onInvalid: ({ currentTarget }: FormEvent<Control>) =>
      isCheckedByBrowser && setFound(currentTarget.validationMessage),
  }
}

/** Ties a control to what is said below it. Rule: form-errors (docs/rules.md) */
export function saidOf({
  id,
  hint,
  fault,
}: {
  readonly id: string
  readonly hint?: string
  readonly fault?: string
}) {
  const about = [fault && `${id}-wrong`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-describedby': about || undefined, 'aria-invalid': fault ? true : undefined }
}

type Checks = Pick<FieldProps, 'isRequired' | 'isCheckedByBrowser'>

function checksOf({ isRequired, isCheckedByBrowser }: Checks, maxLength: number) {
  return isCheckedByBrowser ? { required: isRequired } : { 'aria-required': isRequired, maxLength }
}

type LabelledProps = {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** What is wrong with it; said below. */
  readonly fault?: string
  readonly isRequired?: boolean
  readonly children: ReactNode
}

/** A control with its label above it, and what there is to say of it below. */
export function Labelled({ id, label, hint, fault, isRequired = false, children }: LabelledProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label className="font-medium" htmlFor={id}>
          {label}
        </label>
        {!isRequired && <span className="text-slate">Optional</span>}
      </div>
      {children}
      {fault && (
        <p className="mt-2 text-sm text-pretty text-alarm" id={`${id}-wrong`}>
          {fault}
        </p>
      )}
      {hint && (
        <p className="mt-2 text-sm text-pretty text-slate" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
