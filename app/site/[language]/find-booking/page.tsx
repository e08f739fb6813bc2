import { type Metadata } from 'next'
import { type SearchProps } from '@/app/site/search-props'
import { privateMetadata } from '@/app/site/private-metadata'
import { FindBookingForm } from '@/components/guest/find-booking-form'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { parseLanguage } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type FindBookingPageProps = SearchProps & { readonly params: Promise<{ readonly language: string }> }

export async function generateMetadata({ params }: FindBookingPageProps): Promise<Metadata> {
  const say = words('guestLinks', parseLanguage((await params).language))
  return privateMetadata(say('findTitle'), say('findDescription'))
}

/** The form posts to `find-booking/send`, which redirects back with `?sent`. */
export default async function FindBookingPage({ params, searchParams }: FindBookingPageProps) {
  const { language } = await params
  const { sent } = await searchParams
  return (
    <TextWithPicturePage picture="cabinLane">
      <FindBookingForm isSent={sent !== undefined} language={parseLanguage(language)} />
    </TextWithPicturePage>
  )
}
