import { dateText } from '@/components/booking/price-summary'
import { Fact, FactList } from '@/components/ui/fact-list'
import { useLanguage, useWords } from '@/components/words/use-words'
import { quote } from '@/lib/booking/money/quote'
import { type CompletedBookingForm } from '@/lib/browser/booking-payloads'
import { formatEuros } from '@/lib/language/money'
import { partySizeText } from '@/lib/words/party/party-size-text'

type CryptoFactsProps = {
  readonly draft: CompletedBookingForm
  /** Start of the tour, `HH:MM` in Helsinki; null if the hours are agreed with the guest. */
  readonly startTime: string | null
}

/** What the guest is about to book. */
export function CryptoFacts({ draft, startTime }: CryptoFactsProps) {
  const say = useWords('booking')
  const sayParty = useWords('party')
  const language = useLanguage()
  const { tourName, day, fields, prices } = draft
  return (
    <FactList>
      <Fact name={say('tour')}>{tourName}</Fact>
      <Fact name={say('date')}>{dateText(say, day, startTime, language)}</Fact>
      <Fact name={say('guests')}>{partySizeText(sayParty, fields)}</Fact>
      <Fact isKept name={say('email')}>
        {fields.email}
      </Fact>
      <Fact name={say('total')}>{formatEuros(quote(fields, prices), language)}</Fact>
    </FactList>
  )
}
