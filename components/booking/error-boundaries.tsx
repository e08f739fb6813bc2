import { catchError, type ErrorInfo } from 'next/error'
import { useId } from 'react'

import { Modal } from '@/components/booking/crypto/modal'
import { PhoneLink } from '@/components/ui/contact-links'
import { ActionButton } from '@/components/ui/action-button'
import { ErrorBox } from '@/components/ui/error-box'

/** Error boundary around the panel. The page still works, and this tab remembers what was typed. */
export const PanelErrorBoundary = catchError(PanelFault)

function PanelFault(_props: object, { reset }: ErrorInfo) {
  return (
    <div className="mt-8">
      <ErrorBox message="Something went wrong here. The fault is ours, and what you typed is kept." />
      <ActionButton onPress={reset}>Try again</ActionButton>
      <CallInstead />
    </div>
  )
}

/** Error boundary around a dialog. The form below it stays as it is. */
export const DialogErrorBoundary = catchError(DialogFault)

function DialogFault({ onClose }: { readonly onClose: () => void }, { reset }: ErrorInfo) {
  const headingId = useId()
  return (
    <Modal isBusy={false} labelledBy={headingId} onClose={onClose}>
      <h2 className="font-display text-2xl tracking-tight" id={headingId}>
        Something went wrong here
      </h2>
      <p className="mt-4 text-pretty">The fault is ours, and what you typed in the form is kept.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ActionButton onPress={reset}>Try again</ActionButton>
        <ActionButton look="quiet" onPress={onClose}>
          Close
        </ActionButton>
      </div>
      <CallInstead />
    </Modal>
  )
}

function CallInstead() {
  return (
    <p className="mt-6 text-slate">
      If it happens again, call <PhoneLink /> and we book your places.
    </p>
  )
}
