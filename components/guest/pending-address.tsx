import { actionClasses } from '@/components/ui/action-style'
import { TranslatableText } from '@/components/ui/translatable-text'
import { addressProofSentAt } from '@/lib/booking/changes/address-proof'
import { displayEmail } from '@/lib/contract/display-email'
import { type GuestPage } from '@/lib/contract/guest-page'
import { formatInstant } from '@/lib/language/dates'

/** A new e-mail address that has not been confirmed yet, with buttons to send the link again or to drop the address. */
export function PendingAddress({ path, newAddress }: Pick<GuestPage, 'path' | 'newAddress'>) {
  if (!newAddress) return null
  return (
    <section className="mt-8 rounded-lg border border-ice p-6 print:hidden">
      <h2 className="font-display text-xl">Your new e-mail address</h2>
      <p className="mt-2 text-pretty">
        <strong className="wrap-anywhere" translate="no">
          {displayEmail(newAddress.email)}
        </strong>
        <TranslatableText>
          {` waits for you to open the link that we sent there on ${formatInstant(addressProofSentAt(newAddress.endsAt))}. It works until ${formatInstant(newAddress.endsAt)}; until you open it, our e-mails go to the address that we have.`}
        </TranslatableText>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <form action={`${path}/new-address/send`} method="post">
          <button className={actionClasses('quiet')} type="submit">
            Send the link again
          </button>
        </form>
        <form action={`${path}/new-address/drop`} method="post">
          <button className={actionClasses('quiet')} type="submit">
            Keep the old address
          </button>
        </form>
      </div>
    </section>
  )
}
