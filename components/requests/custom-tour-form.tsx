'use client'

import { Trap } from '@/components/proof/trap'
import { sendRequest } from '@/components/requests/api/send-request'
import { FailureText } from '@/components/requests/failure-text'
import { Outcome } from '@/components/requests/outcome'
import { EMPTY_MESSAGE, MessageFields } from '@/components/requests/request-fields'
import { useRequest } from '@/components/requests/use-request'
import { ActionButton } from '@/components/ui/action-button'

/** Ask for a tour of one's own. Stands on light ground. Texts: specification section 8, "Custom request". */
export function CustomTourForm() {
  const { fields, sending, isSending, trapRef, buttonRef, change, handleSubmit } = useRequest(
    EMPTY_MESSAGE,
    (wish, posting) => sendRequest('/api/requests/customized-tour', wish, posting),
  )
  return (
    <form className="grid gap-5" onSubmit={handleSubmit}>
      <MessageFields fields={fields} onChange={change} />
      <Trap trapRef={trapRef} />
      <div>
        <ActionButton isDisabled={isSending} ref={buttonRef} type="submit">
          {isSending ? 'Sending...' : 'Send Request'}
        </ActionButton>
        <Outcome
          isProving={sending.kind === 'proving'}
          failure={
            sending.kind === 'failed' && (
              <FailureText
                reason={sending.reason}
                text="Something went wrong. Please try again or contact us directly."
              />
            )
          }
          thanks={
            sending.kind === 'sent' && (
              <p>Thank you! We&apos;ll get back to you as soon as possible to discuss your custom tour.</p>
            )
          }
        />
      </div>
    </form>
  )
}
