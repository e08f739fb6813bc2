import { clsx } from 'clsx'
import { type ComponentProps } from 'react'

import { CONTROL, Labelled } from '@/components/ui/text-field'

type Said = {
  readonly label: string
  readonly name: string
  /** Said below the field. */
  readonly hint?: string
  /** Why it could not be saved. */
  readonly fault?: string
}

type PlainFieldProps = Said & Omit<ComponentProps<'input'>, 'name'>

/** A field that keeps its own text, as a form without scripts has it. */
export function PlainField({ label, hint, fault, className, ...input }: PlainFieldProps) {
  const said = { label, name: input.name, hint, fault }
  return (
    <Labelled {...said} id={input.name} isRequired={input.required}>
      <input dir="auto" {...input} {...saidOf(said)} className={clsx(CONTROL, 'h-12', className)} />
    </Labelled>
  )
}

type PlainAreaProps = Said & Omit<ComponentProps<'textarea'>, 'name'>

/** The same with room for several lines. */
export function PlainArea({ label, hint, fault, ...area }: PlainAreaProps) {
  const said = { label, name: area.name, hint, fault }
  return (
    <Labelled {...said} id={area.name} isRequired={area.required}>
      <textarea
        dir="auto"
        rows={3}
        {...area}
        {...saidOf(said)}
        className={clsx(CONTROL, 'min-h-24 resize-y py-3')}
      />
    </Labelled>
  )
}

/** Ties a control to its label and to what is said below it. */
function saidOf({ name, hint, fault }: Said) {
  const about = [hint && `${name}-hint`, fault && `${name}-wrong`].filter(Boolean).join(' ')
  return { id: name, 'aria-describedby': about || undefined, 'aria-invalid': fault ? true : undefined }
}
