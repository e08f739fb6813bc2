import { type ReactNode } from 'react'
import { SkipLink } from '@/components/layout/skip-link'
import { Itinerary } from '@/components/page-sections/itinerary'
import { TextWithPanel } from '@/components/page-sections/text-with-panel'
import { WhyThisTour } from '@/components/page-sections/why-this-tour'
import { BookingBar } from '@/components/tour/booking-bar'
import { TourReviews } from '@/components/reviews/tour-reviews'
import { TourGuides } from '@/components/tour/tour-guides'
import { PICK_UP_AREA_ID } from '@/components/tour/pick-up-line'
import { PickUpMap } from '@/components/tour/pick-up-map'
import { type HelpfulArticle, HelpfulArticles } from '@/components/tour/helpful-articles'
import { TourHero } from '@/components/tour/tour-hero'
import { type TourPage, type Question } from '@/content/tours/tour-page'
import { pickUpAreaText } from '@/content/pick-up'
import { formatEuros } from '@/lib/language/money'
import { cancellationPolicy } from '@/content/policies'
import { promises } from '@/content/promises'
import { MarkedList } from '@/components/page-sections/marked-list'
import { PageLink } from '@/components/ui/page-link'
import { Picture } from '@/components/ui/picture'
import { type PictureName } from '@/content/pictures'
import { accessTexts, adviceAgeText, coldLimitText } from '@/content/tours/safety-text'
import { AGE_RANGES } from '@/lib/booking/party'
import { formatSeason } from '@/lib/language/dates'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { QuestionList } from '@/components/questions/question-list'
import { type Say } from '@/lib/words/say'
import { words } from '@/lib/words/words'

type TourTemplateProps = {
  readonly language: Language
  readonly page: TourPage
  /** The booking panel, shown next to the tour's text if there is space. */
  readonly panel: ReactNode
  /** Articles that help guests decide, best match first. */
  readonly articles: readonly HelpfulArticle[]
}

/** A tour's page: picture, text and gallery, the panel next to or below them, and the questions. */
export function TourTemplate({ language, page, panel, articles }: TourTemplateProps) {
  const { tour } = page
  const say = words('tour', language)
  return (
    <>
      <main id="content" tabIndex={-1}>
        <SkipLink href="#booking-dates">{say('skipToDates')}</SkipLink>
        <TourHero language={language} page={page} />
        <TextWithPanel panel={panel} pictures={<Gallery language={language} names={page.gallery} />}>
          <WhyThisTour {...page.why} />
          {tour.isGuaranteed && <Guarantee language={language} />}
          <Itinerary {...page.itinerary} />
          <Inclusions included={page.included} notIncluded={page.notIncluded} say={say} />
          <Practical language={language} page={page} />
          {/* The last two sections share a grid cell, so that no gap is left when there are no reviews yet. */}
          <div>
            {page.category !== 'equipment' && <TourGuides language={language} />}
            <TourReviews tourId={tour.id} />
          </div>
        </TextWithPanel>
        <TourQuestions questions={page.questions} say={say} />
        <HelpfulArticles articles={articles} language={language} />
      </main>
      <BookingBar price={formatEuros(tour.prices.adultCents, language)} />
    </>
  )
}

/** The text of the northern lights guarantee, word for word. Rule: lights-guarantee (docs/rules.md) */
function Guarantee({ language }: { readonly language: Language }) {
  return (
    <section
      aria-labelledby="guarantee-heading"
      className="-mx-gutter bg-night px-gutter py-10 on-dark lg:mx-0 lg:p-10 print:mx-0 print:p-0"
    >
      <h2 className="text-aurora" id="guarantee-heading">
        {words('tour', language)('ourGuarantee')}
      </h2>
      <p className="mt-4 font-display text-lead">{promises(language).guarantee}</p>
      <p className="mt-4 text-mist">{promises(language).guaranteeClaim}</p>
    </section>
  )
}

type InclusionsProps = {
  readonly say: Say<'tour'>
  readonly included: readonly string[]
  readonly notIncluded: readonly string[]
}

function Inclusions({ say, included, notIncluded }: InclusionsProps) {
  return (
    <div className="grid gap-x-12 gap-y-12 sm:grid-cols-2">
      <MarkedList entries={included} heading={say('included')} mark="tick" />
      <MarkedList entries={notIncluded} heading={say('notIncluded')} mark="dash" />
    </div>
  )
}

type GalleryProps = {
  readonly language: Language
  readonly names: readonly [PictureName, PictureName, PictureName, PictureName]
}

const WIDE = 'col-span-2 aspect-[3/2] md:col-span-7 md:aspect-auto'
const NARROW = 'aspect-square md:col-span-5 md:aspect-[5/4]'
/** The gallery's pictures in two rows, with the wide one first on the left and then on the right. */
const PLACES = [WIDE, NARROW, NARROW, WIDE] as const
const ORDER = ['', '', 'max-md:order-3', 'max-md:order-4'] as const

/** Four pictures from edge to edge. */
function Gallery({ language, names }: GalleryProps) {
  const say = words('tour', language)
  return (
    <section aria-labelledby="gallery-heading">
      <h2 className="sr-only" id="gallery-heading">
        {say('gallery')}
      </h2>
      <ul className="grid grid-cols-2 gap-1 md:grid-cols-12">
        {names.map((name, index) => (
          <li className={`relative overflow-hidden ${PLACES[index]} ${ORDER[index]}`} key={name}>
            <Picture
              className="absolute inset-0"
              language={language}
              name={name}
              sizes="(min-width: 768px) 58vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PracticalProps = { readonly language: Language; readonly page: TourPage }

function Practical({ language, page: { tour, safety } }: PracticalProps) {
  const say = words('tour', language)
  const { times, meetingPoint, isPickedUp, season, prices } = tour
  const rows: readonly (readonly [string, string])[] = [
    [say('times'), say('finnishTime', { times: times.text })],
    [
      say('meetingPoint'),
      isPickedUp
        ? say('meetingPointIn', { place: meetingPoint, area: pickUpAreaText(language) })
        : meetingPoint,
    ],
    [say('season'), say('seasonDates', { season: formatSeason(season, language) })],
    [say('adult', AGE_RANGES.adults), formatEuros(prices.adultCents, language)],
    [say('child', AGE_RANGES.children), formatEuros(prices.childCents, language)],
    [say('advisedAge'), adviceAgeText(safety, language)],
    [say('coldLimit'), coldLimitText(safety, language)],
    ...accessTexts(safety, language),
    [say('cancellation'), say('freeBefore', { hours: cancellationPolicy.fullRefundHoursBefore })],
  ]
  return (
    <section aria-labelledby="practical-heading">
      <h2 className="font-display text-lead" id="practical-heading">
        {say('goodToKnow')}
      </h2>
      <dl className="mt-4 border-t border-slate/30">
        {rows.map(([name, value]) => (
          <div className="grid gap-x-8 border-b border-ice py-3 sm:grid-cols-[8.5rem_1fr]" key={name}>
            <dt className="text-slate">{name}</dt>
            <dd className="tabular-nums sm:pl-8">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <PageLink className="underline underline-offset-4" href={addressOf('/accessibility', language)}>
          {say('accessibility')}
        </PageLink>
      </p>
      {isPickedUp && (
        <div className="mt-8" id={PICK_UP_AREA_ID}>
          <h3 className="font-display text-xl">{say('pickUp')}</h3>
          <PickUpMap language={language} />
        </div>
      )}
    </section>
  )
}

type TourQuestionsProps = { readonly say: Say<'tour'>; readonly questions: readonly Question[] }

function TourQuestions({ say, questions }: TourQuestionsProps) {
  return (
    <section aria-labelledby="questions-heading" className="page-width py-section">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 className="font-display text-title lg:col-span-4" id="questions-heading">
          {say('questions')}
        </h2>
        <QuestionList className="lg:col-span-8" questions={questions} />
      </div>
    </section>
  )
}
