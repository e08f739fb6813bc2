import { type Metadata } from 'next'
import { type ReactNode } from 'react'
import { privateMetadata } from '@/app/site/private-metadata'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { ChangePage } from '@/components/guest/change-page'
import { LinkUnavailable } from '@/components/guest/link-unavailable'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { type PictureName } from '@/content/pictures'
import { tourPicture } from '@/content/tours/all-page-facts'
import { database } from '@/lib/db/client'
import { openBookingPage } from '@/lib/http/open-page'
import { findPageLanguage } from '@/lib/http/page-language'
import { formatDay } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

type Opened = Extract<Awaited<ReturnType<typeof openBookingPage>>, { kind: 'opened' }>

export type GuestPageContext = Opened & {
  readonly language: Language
  /** Path of the guest's booking page. */
  readonly path: string
  readonly query: Readonly<Record<string, string | string[] | undefined>>
}

type Props = {
  readonly params: Promise<{ readonly token: string }>
  readonly searchParams: Promise<GuestPageContext['query']>
}

/** A page for changing a booking, by its message in the catalogue: a heading, with a description for the metadata. */
export type GuestPageName =
  'guests' | 'date' | 'details' | 'tellUs' | 'cancel' | 'refund' | 'anotherDate' | 'anotherTour'

export function guestPageMetadata(name: GuestPageName) {
  return async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
    const { token } = await params
    const say = words('guestChange', await findPageLanguage(token))
    return privateMetadata(say(name), say(`${name}Description`))
  }
}

/**
 * Wrap a page for changing a booking. If its preview is outdated on confirmation, the guest returns to it with
 * `?outdated`.
 */
export function createGuestPage(
  name: GuestPageName,
  render: (asked: GuestPageContext) => Promise<ReactNode>,
  picture = ownTourPicture,
) {
  return withPageDeadline(async function GuestPage({ params, searchParams }: Props) {
    const { token } = await params
    const query = await searchParams
    const language = await findPageLanguage(token)
    const opened = await openBookingPage(token)
    if (opened.kind !== 'opened') return <LinkUnavailable {...opened} language={language} />
    const asked = { ...opened, language, path: `/booking/${token}`, query }
    return (
      <TextWithPicturePage picture={await picture(asked)}>
        <ChangePage
          about={await aboutOf(asked)}
          heading={words('guestChange', language)(name)}
          isOutdated={'outdated' in query}
          language={language}
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

async function aboutOf({ booking, departure, language }: GuestPageContext): Promise<string> {
  const { name } = await loadBookedTour(database(), departure, language)
  return [name, formatDay(departure.day, language), partySizeText(words('party', language), booking)].join(
    ', ',
  )
}
