'use client'

import { clsx } from 'clsx'
import { type ComponentProps } from 'react'
import { useFieldFault } from '@/components/guest/use-field-fault'
import { CONTROL_CLASSES, LabelledField, ariaDescriptionProps } from '@/components/ui/labelled-field'
import { TextArea } from '@/components/ui/text-area'

type FieldText = {
  readonly label: string
  readonly name: string
  readonly hint?: string
  /** Why the field's value could not be saved. */
  readonly fault?: string
}

/** A field is required, or its label says that it may stay empty: `Optional` */
type Need =
  | { readonly required: true; readonly optional?: undefined }
  | { readonly required?: undefined; readonly optional: string | undefined }

type PlainFieldProps = FieldText & Need & Omit<ComponentProps<'input'>, 'name' | 'required'>

/** An uncontrolled text field for forms that also work without scripts. `data-wrong`: see `checkFields`. */
export function PlainField({ label, optional, hint, fault, className, ...input }: PlainFieldProps) {
  const { said, alerts, ...events } = useFieldFault({ name: input.name, hint, fault })
  return (
    <LabelledField {...said} alerts={alerts} label={label} optional={optional}>
      <input
        // Focus the field that the page was reloaded for. Without a script, that is what makes a screen reader read its
        // error.
        autoFocus={fault !== undefined}
        dir="auto"
        {...input}
        {...ariaDescriptionProps(said)}
        className={clsx(CONTROL_CLASSES, 'h-12', className)}
        {...events}
        id={input.name}
      />
    </LabelledField>
  )
}

type PlainAreaProps = FieldText & Need & Omit<ComponentProps<typeof TextArea>, 'name' | 'id' | 'required'>

/** A `PlainField` with several lines. */
export function PlainTextArea({ label, optional, hint, fault, ...area }: PlainAreaProps) {
  const { said, alerts, ...events } = useFieldFault({ name: area.name, hint, fault })
  return (
    <LabelledField {...said} alerts={alerts} label={label} optional={optional}>
      <TextArea
        autoFocus={fault !== undefined}
        dir="auto"
        rows={3}
        {...area}
        {...ariaDescriptionProps(said)}
        className={clsx(CONTROL_CLASSES, 'min-h-24 resize-y py-3')}
        {...events}
        id={area.name}
      />
    </LabelledField>
  )
}
