import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { ConfirmItIsYou } from '@/components/office/confirm-it-is-you'
import { hasFreshProof, LARGE_RETURN_CENTS, maskAddress } from '@/lib/booking/office-session'
import { parseReturnTo } from '@/lib/contract/office-sign-in'
import { now } from '@/lib/db/clock'
import { SeeOtherError } from '@/lib/http/see-other'
import { formatEuros } from '@/lib/language/money'

export const metadata = privateMetadata(
  'Confirm it is you',
  'Before a large amount is returned, or a person erased.',
)

export default withOfficePage(
  '/office/settings',
  async ({ searchParams }: PageProps<'/office/confirm-it-is-you'>, { session, member }) => {
    const { to, sent } = await searchParams
    const returnTo = parseReturnTo(to) ?? '/office/today'
    if (hasFreshProof(session, now())) throw new SeeOtherError(returnTo)
    return (
      <ConfirmItIsYou
        address={maskAddress(member.address)}
        limit={formatEuros(LARGE_RETURN_CENTS)}
        isSent={sent !== undefined}
        returnTo={returnTo}
      />
    )
  },
)
