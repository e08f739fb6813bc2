import { BindingOrderNotice, PayNowButton } from '@/components/guest/pay-now-button'
import { actionClasses } from '@/components/ui/action-style'
import { type GuestPage } from '@/lib/contract/guest-page'
import { formatDay } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

/** A change that is waiting for payment, with buttons to pay or to keep the booking as it is. */
export function PendingChange({
  path,
  change,
  payment,
  language,
}: Pick<GuestPage, 'path' | 'change' | 'payment'> & { readonly language: Language }) {
  if (!change) return null
  const { day, payCents, isDebitUnderWay } = change
  const say = words('guest', language)
  const wanted = {
    day: formatDay(day, language),
    party: partySizeText(words('party', language), change),
    price: formatEuros(payCents, language),
  }
  return (
    <section className="mt-8 rounded-lg border border-ice p-6 print:mt-4 print:p-3">
      <h2 className="font-display text-xl">{say('whatWouldChange')}</h2>
      <p className="mt-2">{say('changeToPay', wanted)}</p>
      {isDebitUnderWay && <p className="mt-3 text-pretty text-slate">{say('debitIsReturned')}</p>}
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <PayNowButton language={language} path={path} payment={payment} />
        <form action={`${path}/keep`} method="post">
          <button className={actionClasses('quiet')} type="submit">
            {say('keepBooking')}
          </button>
        </form>
      </div>
      <BindingOrderNotice language={language} payment={payment} />
    </section>
  )
}
