import { NarrowColumn } from '@/components/layout/narrow-column'
import { PreserveEarlyInput } from '@/components/layout/preserve-early-input'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { PlainField } from '@/components/guest/plain-field'
import { actionClasses } from '@/components/ui/action-style'
import { displayEmail } from '@/lib/contract/display-email'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type ConfirmNewAddressProps = {
  readonly path: string
  readonly booking: { readonly reference: string; readonly language: Language }
  /** The new e-mail address. */
  readonly email: string
  /** Whether this link has already verified the new address. */
  readonly isProved: boolean
  /** Whether the guest must wait, because staff are working on the booking right now. */
  readonly mustWait: boolean
}

/** The page behind the link sent to a new e-mail address: a button that verifies the address. */
export function ConfirmNewEmailAddress({ path, booking, email, isProved, mustWait }: ConfirmNewAddressProps) {
  const say = words('guestLinks', booking.language)
  return (
    <TextWithPicturePage picture="cabinLane">
      <NarrowColumn>
        <PreserveEarlyInput />
        <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">{say('newAddress')}</h1>
        {mustWait && (
          <p className="mt-6 border-l-4 border-ember pl-5 text-pretty" role="alert">
            {say('mustWait')}
          </p>
        )}
        <p className="mt-6 text-lg text-pretty">
          {say.rich(isProved ? 'usedAddressText' : 'useAddressText', {
            reference: () => (
              <span className="whitespace-nowrap" translate="no">
                {booking.reference}
              </span>
            ),
            address: () => (
              <strong className="wrap-anywhere" translate="no">
                {displayEmail(email)}
              </strong>
            ),
          })}
        </p>
        <form action={`${path}/address`} className="mt-8 grid justify-items-start gap-6" method="post">
          {!isProved && (
            <PlainField
              autoComplete="off"
              hint={say('otherBookingsHint')}
              label={say('otherBookings')}
              name="others"
              optional={words('forms', booking.language)('optional')}
            />
          )}
          <button className={actionClasses('primary')} type="submit">
            {say(isProved ? 'toBooking' : 'useAddress')}
          </button>
        </form>
      </NarrowColumn>
    </TextWithPicturePage>
  )
}
