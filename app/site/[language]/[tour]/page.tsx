import { type Metadata } from 'next'
import { notFound } from 'next/navigation'

import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData, TourStructuredData } from '@/app/structured-data'
import { BookingPanel } from '@/components/booking/booking-panel'
import { PickUpLine } from '@/components/tour/pick-up-line'
import { TourTemplate } from '@/components/tour/tour-template'
import { ClientWords } from '@/components/words/client-words'
import { category } from '@/content/categories/categories'
import { tourPageFacts } from '@/content/tours/all-page-facts'
import { tourPages } from '@/content/tours/all-pages'
import { type TourPage } from '@/content/tours/tour-page'
import { type ArticleFacts } from '@/content/blog/article'
import { publishableKey } from '@/lib/env'
import { type Language, parseLanguage } from '@/lib/language/language'
import { loadArticleFacts } from '@/lib/markdown/articles'

type TourProps = { readonly params: Promise<{ readonly language: string; readonly tour: string }> }

/** What the booking panel, the bar that leads to it, and the reviews say. */
const PANEL_AREAS = [
  'booking',
  'calendar',
  'climate',
  'cryptoDialog',
  'forms',
  'panel',
  'party',
  'reviews',
  'sky',
  'stayLink',
  'waitingDialog',
] as const

export const dynamicParams = false

export function generateStaticParams() {
  return Object.values(tourPageFacts).map(({ tour: { route } }) => ({ tour: route.slice(1) }))
}

export async function generateMetadata({ params }: TourProps): Promise<Metadata> {
  const { tour, shortName, description } = await loadPage(params)
  return pageMetadata({ ...tour, shortName, description }, parseLanguage((await params).language))
}

/** The page of a tour, with its booking panel. */
export default async function TourBookingPage({ params }: TourProps) {
  const page = await loadPage(params)
  const language = parseLanguage((await params).language)
  const { id, name, prices, season, times } = page.tour
  return (
    <>
      <TourStructuredData language={language} page={page} />
      <BreadcrumbStructuredData crumbs={[category(page.category, language), page.tour]} language={language} />
      <ClientWords areas={PANEL_AREAS} language={language}>
        <TourTemplate
          articles={inOrder(page.articles, loadArticleFacts(language))}
          language={language}
          page={page}
          panel={
            <BookingPanel
              bookingCloses={times.bookingCloses}
              endTime={times.end}
              larger={findLargerTour(page, language)}
              prices={prices}
              publishableKey={publishableKey}
              season={season}
              startTime={times.start}
              summaryTime={times.summary}
              tourId={id}
              tourName={name}
            >
              {page.tour.isPickedUp && <PickUpLine language={language} />}
            </BookingPanel>
          }
        />
      </ClientWords>
    </>
  )
}

async function loadPage(params: TourProps['params']): Promise<TourPage> {
  const { language, tour } = await params
  return tourPages(parseLanguage(language)).find(({ tour: { route } }) => route === `/${tour}`) ?? notFound()
}

/** Find a tour of the same category with more seats. Rule: larger-groups (docs/rules.md) */
function findLargerTour({ tour, category: own }: TourPage, language: Language) {
  const larger = tourPages(language).find(
    (other) => other.category === own && other.tour.seatsPerDeparture > tour.seatsPerDeparture,
  )
  if (!larger) return undefined
  const { route, name, seatsPerDeparture: seats } = larger.tour
  return { route, name, seats }
}

function inOrder(slugs: readonly string[], articles: readonly ArticleFacts[]): readonly ArticleFacts[] {
  return slugs.flatMap((wanted) => articles.filter(({ slug }) => slug === wanted))
}
