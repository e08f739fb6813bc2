import 'server-only'
import { sortByUrgency } from '@/lib/booking/days/open-item-order'
import { type OpenItem } from '@/lib/contract/open-item'
import {
  listChoiceItems,
  listEmailItems,
  listEnquiryItems,
  listLightsItems,
  listNotReachedItems,
  listReviewItems,
} from '@/lib/use-cases/operator-page/steps/guest-items'
import {
  listCryptoItems,
  listPaymentLinkItems,
  listPaymentProblemItems,
} from '@/lib/use-cases/operator-page/steps/money-items'
import { listUpkeepItems } from '@/lib/use-cases/operator-page/steps/upkeep-items'

/** List what needs attention now, the most urgent first. Rule: open-items (docs/rules.md) */
export async function listOpenItems(now: Date): Promise<readonly OpenItem[]> {
  const lists = await Promise.all([
    listPaymentProblemItems(),
    listNotReachedItems(now),
    listCryptoItems(now),
    listEmailItems(now),
    listChoiceItems(),
    listLightsItems(now),
    listPaymentLinkItems(now),
    listEnquiryItems(),
    listReviewItems(),
    listUpkeepItems(now),
  ])
  return sortByUrgency(lists.flat())
}
