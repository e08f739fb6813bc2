import { actionClasses } from '@/components/ui/action-style'
import { addressProofSentAt } from '@/lib/booking/changes/address-proof'
import { displayEmail } from '@/lib/contract/display-email'
import { type GuestPage } from '@/lib/contract/guest-page'
import { formatInstant } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** A new e-mail address that has not been confirmed yet, with buttons to send the link again or to drop the address. */
export function PendingAddress({
  path,
  newAddress,
  language,
}: Pick<GuestPage, 'path' | 'newAddress'> & { readonly language: Language }) {
  if (!newAddress) return null
  const say = words('guest', language)
  return (
    <section className="mt-8 rounded-lg border border-ice p-6 print:hidden">
      <h2 className="font-display text-xl">{say('newAddress')}</h2>
      <p className="mt-2 text-pretty">
        {say.rich('newAddressWaits', {
          address: () => (
            <strong className="wrap-anywhere" translate="no">
              {displayEmail(newAddress.email)}
            </strong>
          ),
          sent: formatInstant(addressProofSentAt(newAddress.endsAt), language),
          end: formatInstant(newAddress.endsAt, language),
        })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <form action={`${path}/new-address/send`} method="post">
          <button className={actionClasses('quiet')} type="submit">
            {say('sendLinkAgain')}
          </button>
        </form>
        <form action={`${path}/new-address/drop`} method="post">
          <button className={actionClasses('quiet')} type="submit">
            {say('keepOldAddress')}
          </button>
        </form>
      </div>
    </section>
  )
}
