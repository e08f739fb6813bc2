import { headers } from 'next/headers'
import { privateMetadata } from '@/app/site/private-metadata'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { SignIn } from '@/components/office/sign-in'
import { SignedIn } from '@/components/office/signed-in'
import { findVisit } from '@/lib/http/office-session'

export const metadata = privateMetadata('The office', 'Where the company’s own people sign in.')

export default withPageDeadline(async function OfficeDoor({ searchParams }: PageProps<'/office'>) {
  const { sent } = await searchParams
  const visit = await findVisit(await headers())
  return visit.kind === 'signed' ? (
    <SignedIn name={visit.signed.member.name} />
  ) : (
    <SignIn isSent={sent !== undefined} />
  )
})
