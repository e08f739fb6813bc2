import { BindingOrderNotice, PayNowButton } from '@/components/guest/pay-now-button'
import { actionClasses } from '@/components/ui/action-style'
import { type GuestPage } from '@/lib/contract/guest-page'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

/** A change that is waiting for payment, with buttons to pay or to keep the booking as it is. */
export function PendingChange({ path, change, payment }: Pick<GuestPage, 'path' | 'change' | 'payment'>) {
  if (!change) return null
  const { day, payCents, isDebitUnderWay } = change
  return (
    <section className="mt-8 rounded-lg border border-ice p-6 print:mt-4 print:p-3">
      <h2 className="font-display text-xl">What would change</h2>
      <p className="mt-2">{`${formatDay(day)}, ${partySizeText(words('party', 'en'), change)}: ${formatEuros(payCents)} to pay.`}</p>
      {isDebitUnderWay && (
        <p className="mt-3 text-pretty text-slate">
          If you keep the booking as it is, your bank still sends the payment, and we return all of it when it
          has arrived.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <PayNowButton path={path} payment={payment} />
        <form action={`${path}/keep`} method="post">
          <button className={actionClasses('quiet')} type="submit">
            Keep the booking as it is
          </button>
        </form>
      </div>
      <BindingOrderNotice payment={payment} />
    </section>
  )
}
