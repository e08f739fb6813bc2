import { type ReactNode } from 'react'
import { pageInTime } from '@/app/(site)/page-in-time'
import { ChangePage } from '@/components/guest/change-page'
import { ClosedLink } from '@/components/guest/closed-link'
import { PlainPage } from '@/components/layout/plain-page'
import { partyWords } from '@/lib/booking/party-words'
import { formatDay } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import { bookingOfPage } from '@/lib/http/booking-page'
import { tourOf } from '@/lib/use-cases/departures/tour-of'

type Opened = Extract<Awaited<ReturnType<typeof bookingOfPage>>, { kind: 'opened' }>

export type Asked = Opened & {
  /** Path of the booking's page. */
  readonly path: string
  readonly query: Readonly<Record<string, string | string[] | undefined>>
}

type Props = {
  readonly params: Promise<{ readonly token: string }>
  readonly searchParams: Promise<Asked['query']>
}

/**
 * Wrap a page that previews a change to a booking. If the preview is outdated on confirmation, the guest is redirected
 * here with `?outdated`.
 */
export function guestPage(heading: string, render: (asked: Asked) => Promise<ReactNode>) {
  return pageInTime(async function GuestPage({ params, searchParams }: Props) {
    const { token } = await params
    const query = await searchParams
    const opened = await bookingOfPage(token)
    if (opened.kind !== 'opened') return <ClosedLink {...opened} />
    const path = `/booking/${token}`
    return (
      <PlainPage>
        <ChangePage
          about={await aboutOf(opened)}
          heading={heading}
          isOutdated={'outdated' in query}
          path={path}
        >
          {await render({ ...opened, path, query })}
        </ChangePage>
      </PlainPage>
    )
  })
}

async function aboutOf({ booking, departure }: Opened): Promise<string> {
  const { name } = await tourOf(database(), departure)
  return `${name}, ${formatDay(departure.day)}, ${partyWords(booking)}`
}
