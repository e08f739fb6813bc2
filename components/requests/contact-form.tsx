'use client'

import { Trap } from '@/components/proof/trap'
import { sendRequest } from '@/components/requests/api/send-request'
import { Outcome } from '@/components/requests/outcome'
import { EMPTY_MESSAGE, MessageFields } from '@/components/requests/request-fields'
import { useRequest } from '@/components/requests/use-request'
import { ActionButton } from '@/components/ui/action-button'
import { company } from '@/content/company'

/** Write to us. Stands on light ground. Texts: specification section 8, "Contact". */
export function ContactForm() {
  const { fields, sending, isSending, trapRef, buttonRef, change, handleSubmit } = useRequest(
    EMPTY_MESSAGE,
    (message, posting) => sendRequest('/api/requests/contact', message, posting),
  )
  return (
    <form className="grid gap-5" onSubmit={handleSubmit}>
      <MessageFields fields={fields} onChange={change} />
      <Trap trapRef={trapRef} />
      <div>
        <ActionButton isDisabled={isSending} ref={buttonRef} type="submit">
          {isSending ? 'Sending...' : 'Send Message'}
        </ActionButton>
        <Outcome
          isProving={sending.kind === 'proving'}
          failure={sending.kind === 'failed' && <Failure reason={sending.reason} />}
          thanks={sending.kind === 'sent' && <Thanks />}
        />
      </div>
    </form>
  )
}

function Thanks() {
  return (
    <>
      <p className="font-medium">Message sent successfully!</p>
      <p className="mt-1">We&apos;ll get back to you as soon as possible.</p>
      <p>Check your email for a confirmation message.</p>
    </>
  )
}

function Failure({ reason }: { readonly reason: string | null }) {
  return (
    <>
      <p className="font-medium">Error sending message:</p>
      <p className="mt-1">{failureText(reason)}</p>
      <p className="mt-1">
        What you wrote is still here. Please try again, or e-mail us at{' '}
        <a className="font-medium underline underline-offset-4" href={`mailto:${company.email}`}>
          {company.email}
        </a>
        .
      </p>
    </>
  )
}

function failureText(reason: string | null): string {
  if (reason === null) return 'Failed to send message. Please try again or contact us directly.'
  return reason || 'Failed to send message'
}
