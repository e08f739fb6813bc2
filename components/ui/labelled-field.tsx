import { clsx } from 'clsx'
import { type ReactNode } from 'react'

export const CONTROL_CLASSES =
  'mt-2 block w-full rounded-md border border-slate/70 bg-white px-4 text-base text-ink transition-colors duration-200 hover:border-ink focus:outline-2 focus:outline-offset-1 focus:outline-aurora-deep aria-invalid:border-2 aria-invalid:border-alarm'

/** Return the ARIA attributes that link a control to its hint and error. Rule: form-errors (docs/rules.md) */
export function ariaDescriptionProps({
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

type LabelledFieldProps = {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly fault?: string
  /** See `FieldFault`. */
  readonly alerts?: number
  /** Shown next to the label of a field that may stay empty: `Optional` */
  readonly optional?: string
  readonly children: ReactNode
}

/** A control with its label above and its hint and error below. */
export function LabelledField({
  id,
  label,
  hint,
  fault,
  alerts = 0,
  optional,
  children,
}: LabelledFieldProps) {
  return (
    // `min-w-0` lets a date-and-time input shrink; otherwise it is wider than a phone at 200 % text size.
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <label className="font-medium" htmlFor={id}>
          {label}
        </label>
        {optional && <span className="text-slate">{optional}</span>}
      </div>
      {children}
      <FieldFault alerts={alerts} fault={fault} id={id} key={alerts} />
      {hint && (
        <p className="mt-2 text-sm text-pretty text-slate" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

type FieldFaultProps = {
  /** The control's id. */
  readonly id: string
  readonly fault: string | undefined
  /** Each increase announces the error again; 0 if moving the focus announces it. As `key`, too. */
  readonly alerts?: number
  readonly look?: string
}

/** The error below a control, which `ariaDescriptionProps` links to it. */
export function FieldFault({ id, fault, alerts = 0, look }: FieldFaultProps) {
  if (!fault) return null
  return (
    <p
      className={clsx('mt-2 text-sm text-pretty text-[color:var(--fault,var(--color-alarm))]', look)}
      id={`${id}-wrong`}
      role={alerts > 0 ? 'alert' : undefined}
    >
      {fault}
    </p>
  )
}
