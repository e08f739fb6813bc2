import { type ReactNode } from 'react'

import { Honeypot } from '@/components/anti-spam/honeypot'
import { PreserveEarlyInput } from '@/components/layout/preserve-early-input'
import { Outcome } from '@/components/enquiries/outcome'
import { type EnquiryState } from '@/components/enquiries/use-enquiry'
import { ActionButton } from '@/components/ui/action-button'
import { PageLink } from '@/components/ui/page-link'
import { Sentence } from '@/components/ui/sentence'
import { company } from '@/content/company'

type EnquiryFormProps = {
  readonly request: EnquiryState
  /** The button's label; `sending` is its label while the form is being sent. */
  readonly send: ReactNode
  readonly sending: ReactNode
  readonly thanks: ReactNode
  /** @param reason  the server's text, or empty; null if there was no response */
  readonly failure: (reason: string | null) => ReactNode
  readonly children: ReactNode
}

/**
 * The frame of the three enquiry forms. Without our script the form sends nothing: its method is `dialog`, because a
 * browser would otherwise put the visitor's input into the URL.
 */
export function EnquiryForm({ request, send, sending, thanks, failure, children }: EnquiryFormProps) {
  const { state, isSending, honeypotRef, buttonRef, handleSubmit } = request
  return (
    <form className="grid gap-5" method="dialog" onSubmit={handleSubmit}>
      <PreserveEarlyInput />
      {children}
      <Honeypot honeypotRef={honeypotRef} />
      <div>
        <p className="hidden border-l-2 border-aurora-deep pl-4 noscript:block">
          <Sentence>{`Sending needs JavaScript. Switch it on in your browser, write to ${company.email} or call ${company.phone}.`}</Sentence>
        </p>
        <div className="noscript:hidden">
          <ActionButton isDisabled={isSending} ref={buttonRef} type="submit">
            {isSending ? sending : send}
          </ActionButton>
        </div>
        <p className="mt-3 text-sm text-slate">
          We use what you write to answer you, as our{' '}
          <PageLink className="underline underline-offset-4" href="/privacy-policy">
            privacy policy
          </PageLink>{' '}
          says.
        </p>
        <Outcome
          failure={state.kind === 'failed' && failure(state.reason)}
          sending={isSending && 'One moment, please: what you wrote is on its way.'}
          isProving={state.kind === 'proving'}
          thanks={state.kind === 'sent' && thanks}
        />
      </div>
    </form>
  )
}
