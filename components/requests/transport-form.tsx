'use client'

import { Trap } from '@/components/proof/trap'
import { sendRequest } from '@/components/requests/api/send-request'
import { FailureText } from '@/components/requests/failure-text'
import { Outcome } from '@/components/requests/outcome'
import { VisitorFields } from '@/components/requests/request-fields'
import { useRequest } from '@/components/requests/use-request'
import { ActionButton } from '@/components/ui/action-button'
import { Spinner } from '@/components/ui/spinner'
import { TextAreaField, TextField } from '@/components/ui/text-field'
import { type Transport } from '@/content/transport/transport'

const EMPTY = { name: '', email: '', destination: '', additionalInfo: '' }

type TransportFormProps = { readonly serviceType: Transport['serviceType'] }

/** Ask to be driven. Stands on light ground. Texts: specification section 8, "Transport request". */
export function TransportForm({ serviceType }: TransportFormProps) {
  const { fields, sending, isSending, trapRef, buttonRef, change, handleSubmit } = useRequest(
    EMPTY,
    (wish, posting) => sendRequest('/api/requests/transportation', { ...wish, serviceType }, posting),
  )
  return (
    <form className="grid gap-5" onSubmit={handleSubmit}>
      <VisitorFields fields={fields} onChange={change} />
      <TextField
        autoComplete="off"
        isCheckedByBrowser
        isRequired
        label="Pickup and Destination"
        name="destination"
        onChange={(destination) => change({ destination })}
        value={fields.destination}
      />
      <TextAreaField
        isCheckedByBrowser
        label="Additional Information"
        name="additionalInfo"
        onChange={(additionalInfo) => change({ additionalInfo })}
        rows={4}
        value={fields.additionalInfo}
      />
      <Trap trapRef={trapRef} />
      <div>
        <ActionButton isDisabled={isSending} ref={buttonRef} type="submit">
          {isSending ? (
            <>
              <Spinner />
              Sending Request...
            </>
          ) : (
            'Send Request'
          )}
        </ActionButton>
        <Outcome
          isProving={sending.kind === 'proving'}
          failure={
            sending.kind === 'failed' && (
              <FailureText
                reason={sending.reason}
                text="✗ Failed to send request. Please try again or contact us directly."
              />
            )
          }
          thanks={sending.kind === 'sent' && <p>✓ Request sent successfully! We&apos;ll contact you soon.</p>}
        />
      </div>
    </form>
  )
}
