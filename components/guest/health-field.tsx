'use client'

import { useSyncExternalStore } from 'react'

import { PlainTextArea } from '@/components/guest/plain-field'
import { useFieldFault } from '@/components/guest/use-field-fault'
import { ariaDescriptionProps, FieldFault } from '@/components/ui/labelled-field'

const NAME = 'health'
const CONSENT_NAME = 'healthConsent'

type HealthFieldProps = {
  readonly label: string
  readonly hint: string
  /** What the guest agrees to, and the words next to the checkbox. */
  readonly consent: string
  /** What to say about a note without consent. */
  readonly consentMissing: string
  readonly agree: string
  readonly words: string
  /** Shown next to the label, because the field may stay empty. */
  readonly optional: string
  /** Whether the guest has consented to storing the text; sets the checkbox. */
  readonly hasAgreed: boolean
  /** Why the health note was not saved. */
  readonly fault?: string
}

/** The health note for the guide, with its own consent checkbox, which appears as soon as something is typed. */
export function HealthField({
  words,
  hasAgreed,
  consent,
  consentMissing,
  agree,
  ...field
}: HealthFieldProps) {
  // The guest may have typed a note before the script loaded. Rule: typed-counts (docs/rules.md)
  const hasWords = useSyncExternalStore(onInput, isWritten, () => words.trim() !== '')
  const { said, alerts, ...events } = useFieldFault({ name: CONSENT_NAME, hint: consent })
  return (
    <div className="rounded-lg border border-ice p-6">
      <PlainTextArea {...field} defaultValue={words} maxLength={1000} name={NAME} />
      <p className="mt-4 text-sm text-pretty" id={`${CONSENT_NAME}-hint`}>
        {consent}
      </p>
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          {...ariaDescriptionProps(said)}
          {...events}
          className="size-5 shrink-0 accent-aurora-deep"
          data-wrong={consentMissing}
          defaultChecked={hasAgreed}
          id={CONSENT_NAME}
          name={CONSENT_NAME}
          required={hasWords}
          type="checkbox"
          value="on"
        />
        <span>{agree}</span>
      </label>
      {hasWords && <FieldFault alerts={alerts} fault={said.fault} id={CONSENT_NAME} key={alerts} />}
    </div>
  )
}

function onInput(look: () => void): () => void {
  document.addEventListener('input', look)
  return () => document.removeEventListener('input', look)
}

function isWritten(): boolean {
  const area = document.getElementById(NAME)
  return area instanceof HTMLTextAreaElement && area.value.trim() !== ''
}
