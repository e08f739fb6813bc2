import { categories } from '@/content/categories/categories'
import { categoryPages } from '@/content/categories/all-categories'
import { company } from '@/content/company'
import { customizedTour } from '@/content/customized-tour'
import { hero } from '@/content/home'
import { packingListPage } from '@/content/packing-list'
import { guideSlugs } from '@/content/pages/guide-text'
import { questionsPage } from '@/content/questions'
import { type PictureName } from '@/content/pictures'
import { rovaniemiSky } from '@/content/rovaniemi-sky'
import { tourPages } from '@/content/tours/all-pages'
import { transportationPage, transportPages } from '@/content/transport/all-transport'
import { yourStay } from '@/content/your-stay'
import { type Day } from '@/lib/calendar/day'
import { formatEuros } from '@/lib/language/money'
import { loadArticleFacts } from '@/lib/markdown/articles'
import { loadGuideText } from '@/lib/markdown/guide-texts'
import { loadLegalText } from '@/lib/markdown/legal-texts'

/** A page that search engines may list, with the facts of its link preview. */
export type SitePage = {
  readonly route: string
  readonly name: string
  /** Shown below the name in a link preview. */
  readonly note: string
  readonly picture: PictureName
  readonly updated?: Day
}

/** List every page that search engines may list. */
export function sitePages(): readonly SitePage[] {
  return [
    { route: '/', name: hero.headline, note: company.location, picture: 'auroraCabin' },
    ...categoryPages.map(({ category, picture }) => ({
      ...categories[category],
      note: company.location,
      picture,
    })),
    ...tourPages.map(({ tour, hero }) => ({
      route: tour.route,
      name: tour.name,
      note: `${tour.duration} · from ${formatEuros(tour.prices.adultCents)}`,
      picture: hero[0],
    })),
    { ...customizedTour, note: 'Planned around you' },
    { ...transportationPage, note: company.location },
    ...transportPages.map(({ transport, picture }) => ({
      route: transport.route,
      name: transport.name,
      note:
        transport.priceCents === null
          ? 'Price on request'
          : `${formatEuros(transport.priceCents)} per vehicle`,
      picture,
    })),
    { ...yourStay, note: company.location },
    { ...rovaniemiSky, note: company.location },
    { route: '/blog', name: 'Before you come north', note: 'Blog', picture: 'lanterns' },
    ...loadArticleFacts().map(({ slug, title, category, picture, updated }) => ({
      route: `/blog/${slug}`,
      name: title,
      note: category,
      picture,
      updated,
    })),
    { ...questionsPage, note: company.location },
    { ...packingListPage, note: company.location },
    ...guideSlugs
      .map((slug) => loadGuideText(slug))
      .map(({ slug, title, picture, updated }) => ({
        route: `/${slug}`,
        name: title,
        note: company.location,
        picture,
        updated,
      })),
    ...LEGAL.map(({ slug, picture }) => {
      const { title, updated } = loadLegalText(slug)
      return {
        route: `/${slug}`,
        name: title,
        note: company.brand,
        picture,
        updated,
      }
    }),
  ]
}

const LEGAL = [
  { slug: 'privacy-policy', picture: 'octoberRiver' },
  { slug: 'terms-conditions', picture: 'frostForest' },
  { slug: 'saavutettavuus', picture: 'sledgeNoon' },
  { slug: 'tillganglighet', picture: 'springSnow' },
] as const
