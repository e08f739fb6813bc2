import { Fact, FactList } from '@/components/ui/fact-list'
import { GuestSection } from '@/components/guest/guest-section'
import { type GuestPage } from '@/lib/contract/guest-page'
import { formatEuros } from '@/lib/language/money'
import { formatCoins, inCryptocurrencyText } from '@/lib/words/money/cryptocurrency'
import { words } from '@/lib/words/words'

const AWAITING: readonly GuestPage['standing'][] = ['unpaid', 'change_open', 'may_choose']

/** How to pay the amount due in cryptocurrency, as in the e-mail. Rule: crypto-details (docs/rules.md) */
export function CryptoPaymentInstructions({ standing, facts, coins }: GuestPage) {
  if (!coins || !AWAITING.includes(standing)) return null
  const sum = `${formatEuros(coins.restCents)} ${inCryptocurrencyText(facts.cryptoType)}`
  if (!coins.details)
    return (
      <GuestSection title="How to pay">
        <p>{`${sum} is to be paid. We send you the payment details by e-mail, and from then on you find them here as well.`}</p>
      </GuestSection>
    )
  return (
    <GuestSection title="How to pay">
      <p>{`${sum} is to be paid. Please send:`}</p>
      <FactList>
        <Fact isKept name="Amount">
          {formatCoins(coins.details.coins, facts.cryptoType)}
        </Fact>
        <Fact isKept name="Address">
          <span className="break-all">{coins.details.address}</span>
        </Fact>
        <Fact isKept name="Network">
          {coins.details.network}
        </Fact>
      </FactList>
      <p>{words('emailPayment', facts.language)('sendingAdvice')}</p>
    </GuestSection>
  )
}
