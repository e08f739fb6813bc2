import { type ReactNode } from 'react'
import { clsx } from 'clsx'
import { Honeypot } from '@/components/anti-spam/honeypot'
import { PreserveEarlyInput } from '@/components/layout/preserve-early-input'
import { type useEnquiryForm } from '@/components/enquiries/use-enquiry-form'
import { ActionButton } from '@/components/ui/action-button'
import { PageLink } from '@/components/ui/page-link'
import { TranslatableText } from '@/components/ui/translatable-text'
import { useAddress, useWords } from '@/components/words/use-words'
import { company } from '@/content/company'

type EnquiryFormProps = {
  readonly request: ReturnType<typeof useEnquiryForm>
  /** The button's label; `sending` is its label while the form is being sent. */
  readonly send: ReactNode
  readonly sending: ReactNode
  readonly thanks: ReactNode
  /**
   * Returns the failure message to show.
   *
   * @param reason  the server's text, or empty; null if there was no response
   */
  readonly failure: (reason: string | null) => ReactNode
  readonly children: ReactNode
}

/**
 * The frame of the three enquiry forms. Without our script the form sends nothing: its method is `dialog`, because a
 * browser would otherwise put the visitor's input into the URL.
 */
export function EnquiryForm({ request, send, sending, thanks, failure, children }: EnquiryFormProps) {
  const say = useWords('enquiries')
  const address = useAddress()
  const { state, isSending, honeypotRef, buttonRef, handleSubmit } = request
  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={handleSubmit}>
      <PreserveEarlyInput />
      {children}
      <Honeypot honeypotRef={honeypotRef} />
      <div>
        <p className="hidden border-l-2 border-aurora-deep pl-4 noscript:block">
          <TranslatableText>
            {say('needsScript', { email: company.email, phone: company.phone })}
          </TranslatableText>
        </p>
        <div className="noscript:hidden">
          <ActionButton isDisabled={isSending} ref={buttonRef} type="submit">
            {isSending ? sending : send}
          </ActionButton>
        </div>
        <p className="mt-3 text-sm text-slate">
          {say.rich('privacy', {
            link: (text) => (
              <PageLink className="underline underline-offset-4" href={address('/privacy-policy')}>
                {text}
              </PageLink>
            ),
          })}
        </p>
        <Outcome
          failure={state.kind === 'failed' && failure(state.reason)}
          sending={isSending && say('onItsWay')}
          isProving={state.kind === 'proving'}
          thanks={state.kind === 'sent' && thanks}
        />
      </div>
    </form>
  )
}

type OutcomeProps = {
  /** Read out by screen readers while the form is being sent. */
  readonly sending: string | false
  /** Whether the browser is computing a proof of work, which may take a second. */
  readonly isProving: boolean
  /** Shown once the enquiry has been sent. */
  readonly thanks: ReactNode
  /** Shown if the enquiry could not be sent. */
  readonly failure: ReactNode
}

/**
 * The outcome of sending an enquiry. Both live regions exist before they have any text, so that screen readers announce
 * it.
 */
function Outcome({ sending, isProving, thanks, failure }: OutcomeProps) {
  const say = useWords('forms')
  return (
    <>
      <div role="status">
        {sending && !isProving && <p className="sr-only">{sending}</p>}
        {isProving && <p className="mt-3 text-sm text-pretty text-slate">{say('proving')}</p>}
        {thanks ? <Box look="border-aurora-deep text-aurora-deep">{thanks}</Box> : null}
      </div>
      <div role="alert">{failure && <Box look="border-alarm text-alarm">{failure}</Box>}</div>
    </>
  )
}

function Box({ look, children }: { readonly look: string; readonly children: ReactNode }) {
  return (
    <div
      className={clsx(
        'mt-5 scroll-my-8 rounded-md border bg-white px-4 py-3 text-pretty wrap-break-word',
        look,
      )}
      ref={scrollIntoView}
    >
      {children}
    </div>
  )
}

/** On a phone the outcome, below the button, may be off-screen, so scroll to it. */
function scrollIntoView(box: HTMLElement | null) {
  box?.scrollIntoView({ block: 'nearest' })
}

type FailureTextProps = {
  readonly text: string
  /** The server's error text, shown below our own; null if there is none. */
  readonly reason: string | null
}

export function EnquiryFailureText({ text, reason }: FailureTextProps) {
  return (
    <>
      <p className="font-medium">{text}</p>
      {reason && <p className="mt-1">{reason}</p>}
    </>
  )
}
