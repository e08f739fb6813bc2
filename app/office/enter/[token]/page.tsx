import { privateMetadata } from '@/app/site/private-metadata'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { Enter } from '@/components/office/enter'
import { maskAddress } from '@/lib/booking/office-session'
import { openEnterPage } from '@/lib/http/open-page'

export const metadata = privateMetadata('The office', 'Where the company’s own people sign in.')

/** Opening this page changes nothing, because some mail programs open links automatically. */
export default withPageDeadline(async function EnterPage({ params }: PageProps<'/office/enter/[token]'>) {
  const { token } = await params
  const opened = await openEnterPage(token)
  return opened.kind === 'opened' ? (
    <Enter address={maskAddress(opened.member.address)} kind="opened" token={token} />
  ) : (
    <Enter {...opened} />
  )
})
