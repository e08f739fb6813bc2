import { type ReactNode } from 'react'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { ChangePage } from '@/components/guest/change-page'
import { LinkUnavailable } from '@/components/guest/link-unavailable'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { type PictureName } from '@/content/pictures'
import { tourPicture } from '@/content/tours/all-page-facts'
import { database } from '@/lib/db/client'
import { openBookingPage } from '@/lib/http/open-page'
import { formatDay } from '@/lib/language/dates'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

type Opened = Extract<Awaited<ReturnType<typeof openBookingPage>>, { kind: 'opened' }>

export type GuestPageContext = Opened & {
  /** Path of the guest's booking page. */
  readonly path: string
  readonly query: Readonly<Record<string, string | string[] | undefined>>
}

type Props = {
  readonly params: Promise<{ readonly token: string }>
  readonly searchParams: Promise<GuestPageContext['query']>
}

/**
 * Wrap a page for changing a booking. If its preview is outdated on confirmation, the guest returns to it with
 * `?outdated`.
 */
export function createGuestPage(
  heading: string,
  render: (asked: GuestPageContext) => Promise<ReactNode>,
  picture = ownTourPicture,
) {
  return withPageDeadline(async function GuestPage({ params, searchParams }: Props) {
    const { token } = await params
    const query = await searchParams
    const opened = await openBookingPage(token)
    if (opened.kind !== 'opened') return <LinkUnavailable {...opened} />
    const asked = { ...opened, path: `/booking/${token}`, query }
    return (
      <TextWithPicturePage picture={await picture(asked)}>
        <ChangePage
          about={await aboutOf(opened)}
          heading={heading}
          isOutdated={'outdated' in query}
          path={asked.path}
        >
          {await render(asked)}
        </ChangePage>
      </TextWithPicturePage>
    )
  })
}

async function ownTourPicture({ departure }: GuestPageContext): Promise<PictureName> {
  return tourPicture(departure.tourId)
}

async function aboutOf({ booking, departure }: Opened): Promise<string> {
  const { name } = await loadBookedTour(database(), departure)
  return `${name}, ${formatDay(departure.day)}, ${partySizeText(words('party', 'en'), booking)}`
}
