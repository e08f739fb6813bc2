import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type FieldProps = {
  readonly label: string
  readonly name: string
  readonly value: string
  /** Said below the field. */
  readonly hint?: string
  readonly isRequired?: boolean
  readonly isInvalid?: boolean
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
  'mt-2 block w-full rounded-md border border-slate/70 bg-white px-4 text-base text-ink transition-colors duration-200 hover:border-ink focus:outline-2 focus:outline-offset-1 focus:outline-aurora-deep aria-invalid:border-alarm'

export function TextField({ type = 'text', autoComplete, onChange, ...field }: TextFieldProps) {
  const id = useId()
  return (
    <Labelled {...field} id={id}>
      <input
        {...checksOf(field, MAX_LENGTH)}
        aria-describedby={field.hint && `${id}-hint`}
        aria-invalid={field.isInvalid}
        autoComplete={autoComplete}
        className={clsx(CONTROL, 'h-12')}
        dir="auto"
        id={id}
        name={field.name}
        onChange={(event) => onChange(event.target.value)}
        type={type}
        value={field.value}
      />
    </Labelled>
  )
}

export function TextAreaField({ rows = 3, onChange, ...field }: FieldProps & { readonly rows?: number }) {
  const id = useId()
  return (
    <Labelled {...field} id={id}>
      <textarea
        {...checksOf(field, MAX_TEXT_LENGTH)}
        aria-describedby={field.hint && `${id}-hint`}
        className={clsx(CONTROL, 'min-h-24 resize-y py-3')}
        dir="auto"
        id={id}
        name={field.name}
        onChange={(event) => onChange(event.target.value)}
        rows={rows}
        value={field.value}
      />
    </Labelled>
  )
}

type Checks = Pick<FieldProps, 'isRequired' | 'isCheckedByBrowser'>

function checksOf({ isRequired, isCheckedByBrowser }: Checks, maxLength: number) {
  return isCheckedByBrowser ? { required: isRequired } : { 'aria-required': isRequired, maxLength }
}

type LabelledProps = {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** Why it could not be saved; said below. */
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
      {hint && (
        <p className="mt-2 text-sm text-pretty text-slate" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className="mt-2 text-sm text-alarm" id={`${id}-wrong`} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
