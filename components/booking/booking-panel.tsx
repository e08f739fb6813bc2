'use client'

import { type FocusEvent, type ReactNode, useRef } from 'react'
import { BOOKING_DATES_ID, focusCalendar } from '@/components/booking/calendar/focus-calendar'
import { PanelErrorBoundary } from '@/components/booking/error-boundaries'
import { PanelPlaceholder } from '@/components/booking/panel-placeholder'
import { type BookingPanelContentProps } from '@/components/booking/booking-panel-content'
import { useLazyPanel } from '@/components/booking/use-lazy-panel'
import { useShouldMountPanel } from '@/components/booking/use-should-mount-panel'
import { ActionButton } from '@/components/ui/action-button'
import { ErrorBox } from '@/components/ui/error-box'
import { EmailLink, PhoneLink } from '@/components/ui/contact-links'
import { useWords } from '@/components/words/use-words'

/**
 * The panel for choosing a date and a party and for paying. Its space is reserved immediately; its script loads when
 * needed, and the page works without it. Each tour has its own panel, which takes over no state from another tour's.
 */
export function BookingPanel({
  children,
  ...props
}: BookingPanelContentProps & {
  /** What to know before choosing a date, shown below the panel's heading. */
  readonly children?: ReactNode
}) {
  const say = useWords('panel')
  const place = useRef<HTMLElement>(null)
  const panel = useLazyPanel(useShouldMountPanel(place))
  return (
    <section
      aria-labelledby="booking-heading"
      className="@container font-text text-base text-ink"
      id="booking"
      ref={place}
    >
      <h2 className="font-display text-title" id="booking-heading">
        {say('chooseDate')}
      </h2>
      <p className="mt-2 text-slate">{say('introduction')}</p>
      {children}
      <div className="outline-none" id={BOOKING_DATES_ID} onFocus={focusDates}>
        {panel.kind === 'ready' ? (
          <PanelErrorBoundary key={props.tourId}>
            <panel.BookingPanelContent {...props} />
          </PanelErrorBoundary>
        ) : null}
        {panel.kind === 'loading' ? <PanelPlaceholder /> : null}
        {panel.kind === 'missing' ? <PanelMissing onRetry={panel.retry} /> : null}
      </div>
    </section>
  )
}

/** 'Skip to dates' moves the focus here, and on to the dates once they have loaded. */
function focusDates({ target, currentTarget }: FocusEvent): void {
  if (target === currentTarget) focusCalendar()
}

/** Shown instead of the booking form when it could not be loaded. */
function PanelMissing({ onRetry }: { readonly onRetry: () => void }) {
  const say = useWords('panel')
  return (
    <div className="mt-8">
      <ErrorBox message={say('notLoaded')} />
      <ActionButton onPress={onRetry}>{say('tryAgain')}</ActionButton>
      <p className="mt-6 text-slate">
        {say.rich('writeOrCall', { email: () => <EmailLink />, phone: () => <PhoneLink /> })}
      </p>
    </div>
  )
}
