import { company } from '@/content/company'
import { cancellationPolicy } from '@/content/policies'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { tourWords } from '@/content/tours/tour-words'
import { type Language } from '@/lib/language/language'
import { guaranteeClaim, guaranteeSentence } from '@/lib/words/guarantee-sentence'
import { REFUND_ARRIVAL_DAYS } from '@/lib/words/money/refund-times'
import { words } from '@/lib/words/words'

/** The promises in words, each a sentence or more; `refundArrival` and `shortGuarantee` are phrases. */
export function promises(language: Language) {
  const say = words('promises', language)
  const { fullRefundHoursBefore: hours } = cancellationPolicy
  const howToChange = say('howToChange', { email: company.email, phone: company.phone })
  return {
    guarantee: guaranteeSentence(tourWords(guaranteedNorthernLights, language).name, language),
    shortGuarantee: say('shortGuarantee'),
    guaranteeClaim: guaranteeClaim(language),
    /** What applies if a guest's plans change. */
    plansChange: `${say('cancellation', { hours })} ${howToChange}`,
    companyReceipt: say('companyReceipt'),
    refundArrival: say('refundArrival', REFUND_ARRIVAL_DAYS),
  }
}
