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
  const { cryptoType, language } = facts
  const say = words('guest', language)
  const toPay = {
    amount: formatEuros(coins.restCents, language),
    method: inCryptocurrencyText(cryptoType, language),
  }
  if (!coins.details)
    return (
      <GuestSection title={say('howToPay')}>
        <p>{say('coinsWithoutDetails', toPay)}</p>
      </GuestSection>
    )
  return (
    <GuestSection title={say('howToPay')}>
      <p>{say('coinsToSend', toPay)}</p>
      <FactList>
        <Fact isKept name={say('coinAmount')}>
          {formatCoins(coins.details.coins, cryptoType, language)}
        </Fact>
        <Fact isKept name={say('coinAddress')}>
          <span className="break-all">{coins.details.address}</span>
        </Fact>
        <Fact isKept name={say('coinNetwork')}>
          {coins.details.network}
        </Fact>
      </FactList>
      <p>{words('emailPayment', language)('sendingAdvice')}</p>
    </GuestSection>
  )
}
