import { monthOfQuery } from '@/app/office/month-of-query'
import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { MoneyPage } from '@/components/office/money-page'
import { now } from '@/lib/db/clock'
import { pickSingleValues } from '@/lib/office/page-act'
import { loadMoney } from '@/lib/use-cases/office/load-money'

export const metadata = privateMetadata(
  'Money',
  'What is open about money, the accountant’s month, and the ledger.',
)

export default withOfficePage('/office/money', async ({ searchParams }: PageProps<'/office/money'>) => {
  const query = await searchParams
  const { month } = monthOfQuery.parse(query)
  const { after, from, until } = pickSingleValues(query)
  return (
    <MoneyPage
      isStripeAway={query.away !== undefined}
      money={await loadMoney({ month, after }, now())}
      wrongDays={from === undefined || until === undefined ? null : { from, until }}
    />
  )
})
