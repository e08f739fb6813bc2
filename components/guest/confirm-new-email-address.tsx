import { NarrowColumn } from '@/components/layout/narrow-column'
import { PreserveEarlyInput } from '@/components/layout/preserve-early-input'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { PlainField } from '@/components/guest/plain-field'
import { actionClasses } from '@/components/ui/action-style'
import { TranslatableText } from '@/components/ui/translatable-text'
import { displayEmail } from '@/lib/contract/display-email'
import { words } from '@/lib/words/words'

type ConfirmNewAddressProps = {
  readonly path: string
  readonly booking: { readonly reference: string }
  /** The new e-mail address. */
  readonly email: string
  /** Whether this link has already verified the new address. */
  readonly isProved: boolean
  /** Whether the guest must wait, because staff are working on the booking right now. */
  readonly mustWait: boolean
}

/** The page behind the link sent to a new e-mail address: a button that verifies the address. */
export function ConfirmNewEmailAddress({ path, booking, email, isProved, mustWait }: ConfirmNewAddressProps) {
  return (
    <TextWithPicturePage picture="cabinLane">
      <NarrowColumn>
        <PreserveEarlyInput />
        <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">New e-mail address</h1>
        {mustWait && (
          <p className="mt-6 border-l-4 border-ember pl-5 text-pretty" role="alert">
            We are changing your booking just now. Please try again in ten minutes.
          </p>
        )}
        <p className="mt-6 text-lg text-pretty">
          <TranslatableText>{`${isProved ? 'Our' : 'Press the button, and our'} e-mails about booking ${booking.reference} go to `}</TranslatableText>
          <strong className="wrap-anywhere" translate="no">
            {displayEmail(email)}
          </strong>
          <span>
            {isProved
              ? ' already.'
              : ' from then on. Links to the booking that were sent before stop working, and we write to the address that we had.'}
          </span>
        </p>
        <form action={`${path}/address`} className="mt-8 grid justify-items-start gap-6" method="post">
          {!isProved && (
            <PlainField
              autoComplete="off"
              hint="The references of your other bookings with the old address, if they should use the new one, too."
              label="Other bookings"
              name="others"
              optional={words('forms', 'en')('optional')}
            />
          )}
          <button className={actionClasses('primary')} type="submit">
            {isProved ? 'To your booking' : 'Use this address'}
          </button>
        </form>
      </NarrowColumn>
    </TextWithPicturePage>
  )
}
