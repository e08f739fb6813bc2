import { redirect } from 'next/navigation'
import { privateMetadata } from '@/app/site/private-metadata'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { PleaseWait } from '@/components/office/please-wait'
import { SignIn } from '@/components/office/sign-in'
import { openOfficeDoor } from '@/lib/http/office-session'
import { setPageStatus } from '@/lib/http/set-page-status'

export const metadata = privateMetadata('The office', 'Where the company’s own people sign in.')

export default withPageDeadline(async function OfficeDoor({ searchParams }: PageProps<'/office'>) {
  const { sent } = await searchParams
  const visit = await openOfficeDoor()
  if (visit.kind === 'limited') return <PleaseWait seconds={visit.seconds} />
  if (visit.kind === 'signed' && !setPageStatus({ code: 303, location: '/office/today' }))
    redirect('/office/today')
  return <SignIn isSent={sent !== undefined} />
})
