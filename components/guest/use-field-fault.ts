import { type FormEvent, useState } from 'react'
import {
  findFieldError,
  NO_FIELD_ERROR,
  cleanFieldValue,
  useErrorInView,
} from '@/components/ui/find-field-error'

type Control = HTMLInputElement | HTMLTextAreaElement

type FaultOf = {
  /** The field's name, which is its id as well. */
  readonly name: string
  readonly hint?: string
  /** The server's error, shown until the field is edited. */
  readonly fault?: string
}

/** The error to show for a field: the server's until the field is edited, then that of `checkFields`. */
export function useFieldFault({ name, hint, fault: ours }: FaultOf) {
  const [isEdited, setEdited] = useState(false)
  const [found, setFound] = useState(NO_FIELD_ERROR)
  // The server no longer reports an error, so forget the edit: a later error from the server must be shown.
  if (isEdited && ours === undefined) setEdited(false)
  const fault = (isEdited ? undefined : ours) ?? (found.text || undefined)
  useErrorInView(name, fault)
  return {
    said: { id: name, hint, fault },
    alerts: found.alerts,
    onInput({ currentTarget }: FormEvent<Control>) {
      cleanFieldValue(currentTarget)
      setEdited(true)
      setFound(NO_FIELD_ERROR)
    },
    onInvalid: (event: FormEvent<Control>) => setFound(findFieldError(event, found)),
  }
}
