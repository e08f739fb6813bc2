'use client'

import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'

import { CONTROL, Labelled, saidOf } from '@/components/ui/labelled'

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
  const [isEdited, setEdited] = useState(false)
  // What is said next is said of the field as it is then.
  if (isEdited && fault === undefined) setEdited(false)
  const said = { id: input.name, hint, fault: isEdited ? undefined : fault }
  return (
    <Labelled {...said} isRequired={input.required} label={label}>
      <input
        // The page has come back because of it: without a script it is said by having the focus.
        autoFocus={fault !== undefined}
        dir="auto"
        {...input}
        {...saidOf(said)}
        className={clsx(CONTROL, 'h-12', className)}
        id={input.name}
        onInput={() => setEdited(true)}
      />
    </Labelled>
  )
}

type PlainAreaProps = Said & Omit<ComponentProps<'textarea'>, 'name'>

/** The same with room for several lines. */
export function PlainArea({ label, hint, fault, ...area }: PlainAreaProps) {
  const [isEdited, setEdited] = useState(false)
  const said = { id: area.name, hint, fault: isEdited ? undefined : fault }
  return (
    <Labelled {...said} isRequired={area.required} label={label}>
      <textarea
        autoFocus={fault !== undefined}
        dir="auto"
        rows={3}
        {...area}
        {...saidOf(said)}
        className={clsx(CONTROL, 'min-h-24 resize-y py-3')}
        id={area.name}
        onInput={() => setEdited(true)}
      />
    </Labelled>
  )
}
