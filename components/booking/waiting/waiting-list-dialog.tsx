import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Honeypot } from '@/components/anti-spam/honeypot'
import { ProofNotice } from '@/components/anti-spam/proof-notice'
import { Modal } from '@/components/booking/crypto/modal'
import { useWaitingListForm, type WaitingListForm } from '@/components/booking/waiting/use-waiting-list-form'
import { ActionButton } from '@/components/ui/action-button'
import { reportFieldError, NO_FIELD_ERROR } from '@/components/ui/find-field-error'
import { ErrorBox } from '@/components/ui/error-box'
import { PageLink } from '@/components/ui/page-link'
import { Spinner } from '@/components/ui/spinner'
import { useAddress, useWords } from '@/components/words/use-words'
import { type BookingFields } from '@/lib/browser/booking-fields'
import { WAITING_LIST_CONFIRM_HOURS, WAITING_OFFER_HOURS } from '@/lib/booking/seats/waiting-list'
import { type DateAvailability } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'
import { TranslatableText } from '@/components/ui/translatable-text'
import { PartySteppers } from '@/components/booking/party-steppers'
import { WaitingListDates } from '@/components/booking/waiting/waiting-list-dates'
import { TextField } from '@/components/ui/text-field'

type WaitingListDialogProps = {
  readonly tourId: number
  /** The dates of one month, full or not. */
  readonly dates: readonly DateAvailability[]
  readonly booking: BookingFields
  /** The date the guest wanted, which was full. */
  readonly wanted: Day | null
  readonly onClose: () => void
  /** Called when the server refuses because seats are available again, or a date is gone. */
  readonly onOutdated: () => void
}

/** The dialog to join the waiting list for full dates. Rule: waiting-list (docs/rules.md) */
export function WaitingListDialog({
  tourId,
  dates,
  booking,
  wanted,
  onClose,
  onOutdated,
}: WaitingListDialogProps) {
  const say = useWords('waitingDialog')
  const sayCalendar = useWords('calendar')
  const sayBooking = useWords('booking')
  const address = useAddress()
  const { state, isSending, buttonRef, honeypotRef, join, ...waiting } = useWaitingListForm({
    tourId,
    dates,
    booking,
    wanted,
    onOutdated,
  })
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const fields = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState(NO_FIELD_ERROR)
  const isDone = state.kind === 'waiting'
  // The submit button, which had the focus, has been removed.
  useEffect(() => heading.current?.focus(), [isDone])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending) return
    // Render the errors before moving the focus, so that each is read out with its field.
    flushSync(() => void join(form))
    setFound(reportFieldError(fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]'), '', found))
  }

  return (
    <Modal isBusy={isSending} labelledBy={headingId} onClose={onClose}>
      <form method="dialog" noValidate onSubmit={handleSubmit} ref={fields}>
        <h2
          className="font-display text-2xl tracking-tight outline-none"
          id={headingId}
          ref={heading}
          tabIndex={-1}
        >
          {sayCalendar('wait')}
        </h2>
        <p className="text-pretty text-aurora-deep not-empty:mt-4" role="status">
          {isDone && (
            <TranslatableText>
              {say('sent', { email: waiting.fields.email.trim(), hours: WAITING_LIST_CONFIRM_HOURS })}
            </TranslatableText>
          )}
        </p>
        {!isDone && (
          <>
            <p className="mt-2 text-pretty text-slate">
              {say('introduction', { hours: WAITING_OFFER_HOURS })}
            </p>
            <WaitingFields {...waiting} alerts={found.alerts} />
            <ErrorBox message={state.kind === 'failed' ? state.message : null} />
            <Honeypot honeypotRef={honeypotRef} />
            <p className="mt-6 text-sm text-pretty text-slate">
              {say.rich('privacy', {
                link: (text) => (
                  <PageLink className="underline underline-offset-4" href={address('/privacy-policy')}>
                    {text}
                  </PageLink>
                ),
              })}
            </p>
          </>
        )}
        <ProofNotice isShown={state.kind === 'proving'} sending={isSending && say('sending')} />
        <div className="sticky bottom-0 mt-6 flex flex-wrap gap-3 border-t border-ice bg-snow py-4">
          {!isDone && (
            <ActionButton isUnready={isSending} ref={buttonRef} type="submit">
              {isSending && <Spinner />}
              <span>{say('join')}</span>
            </ActionButton>
          )}
          <ActionButton isDisabled={isSending} look="quiet" onPress={onClose}>
            {isDone ? say('done') : sayBooking('cancel')}
          </ActionButton>
        </div>
      </form>
    </Modal>
  )
}

type WaitingFieldsProps = Pick<
  WaitingListForm,
  'fields' | 'faults' | 'dates' | 'canAdd' | 'change' | 'toggle' | 'step'
> & {
  /** How often to announce the error again; see `FieldError`. */
  readonly alerts: number
}

function WaitingFields({ alerts, fields, faults, dates, canAdd, change, toggle, step }: WaitingFieldsProps) {
  const say = useWords('booking')
  const sayForm = useWords('forms')
  return (
    <div className="mt-6 grid gap-5 border-t border-ice pt-6">
      <WaitingListDates dates={dates} fault={faults.dates} onToggle={toggle} wanted={fields.departureIds} />
      <div className="divide-y divide-ice">
        <PartySteppers canAdd={canAdd} onStep={step} party={fields} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          alerts={alerts}
          autoComplete="name"
          defaultValue={fields.name}
          fault={faults.name}
          isRequired
          label={sayForm('fullName')}
          name="waitingName"
          onChange={(name) => change({ name })}
        />
        <TextField
          alerts={alerts}
          autoComplete="email"
          defaultValue={fields.email}
          fault={faults.email}
          isRequired
          label={say('email')}
          name="waitingEmail"
          onChange={(email) => change({ email })}
          type="email"
        />
      </div>
    </div>
  )
}
