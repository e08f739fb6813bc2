'use client'

import { type ComponentProps } from 'react'
import { checkFields } from '@/components/ui/find-field-error'

type CheckedFormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & {
  /** What to say about a required field that is empty. */
  readonly missing: string
}

/** A form that the server reads, and whose fields are checked first. Without a script, the server alone checks them. */
export function CheckedForm({ missing, ...form }: CheckedFormProps) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        if (!checkFields(event.currentTarget, missing)) event.preventDefault()
      }}
    />
  )
}
