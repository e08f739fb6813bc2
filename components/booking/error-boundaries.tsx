import { catchError, type ErrorInfo } from 'next/error'
import { useId } from 'react'

import { Modal } from '@/components/booking/crypto/modal'
import { PhoneLink } from '@/components/ui/contact-links'
import { ActionButton } from '@/components/ui/action-button'
import { ErrorBox } from '@/components/ui/error-box'
import { useWords } from '@/components/words/use-words'

/** Error boundary around the panel. The page still works, and this tab remembers what was typed. */
export const PanelErrorBoundary = catchError(PanelFault)

function PanelFault(_props: object, { reset }: ErrorInfo) {
  const say = useWords('panel')
  return (
    <div className="mt-8">
      <ErrorBox message={say('failed')} />
      <ActionButton onPress={reset}>{say('tryAgain')}</ActionButton>
      <CallInstead />
    </div>
  )
}

/** Error boundary around a dialog. The form below it stays as it is. */
export const DialogErrorBoundary = catchError(DialogFault)

function DialogFault({ onClose }: { readonly onClose: () => void }, { reset }: ErrorInfo) {
  const say = useWords('panel')
  const headingId = useId()
  return (
    <Modal isBusy={false} labelledBy={headingId} onClose={onClose}>
      <h2 className="font-display text-2xl tracking-tight" id={headingId}>
        {say('failedDialogHeading')}
      </h2>
      <p className="mt-4 text-pretty">{say('failedDialog')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ActionButton onPress={reset}>{say('tryAgain')}</ActionButton>
        <ActionButton look="quiet" onPress={onClose}>
          {say('close')}
        </ActionButton>
      </div>
      <CallInstead />
    </Modal>
  )
}

function CallInstead() {
  const say = useWords('panel')
  return <p className="mt-6 text-slate">{say.rich('callInstead', { phone: () => <PhoneLink /> })}</p>
}
