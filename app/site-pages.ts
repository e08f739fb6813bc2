import { categoryPages } from '@/content/categories/all-categories'
import { category } from '@/content/categories/categories'
import { company } from '@/content/company'
import { companyLocation } from '@/content/company-place'
import { customizedTourPage } from '@/content/customized-tour-page'
import { homePage } from '@/content/home'
import { packingListPage } from '@/content/packing-list'
import { infoPageSlugs } from '@/content/pages/info-page-text'
import { questionsPage } from '@/content/questions'
import { type PictureName } from '@/content/pictures'
import { reviewsPage } from '@/content/reviews'
import { rovaniemiSkyPage } from '@/content/rovaniemi-sky'
import { tourPages } from '@/content/tours/all-pages'
import { transportationPage, transportPages } from '@/content/transport/all-transport'
import { yourStayPage } from '@/content/your-stay'
import { type Day } from '@/lib/calendar/day'
import { formatEuros } from '@/lib/language/money'
import { loadArticleFacts } from '@/lib/markdown/articles'
import { loadInfoPageText, loadLegalText } from '@/lib/markdown/page-texts'

/** A page that search engines may list, with the facts of its link preview. */
export type SitePage = {
  readonly route: string
  readonly name: string
  /** Shown below the page's name in a link preview. */
  readonly note: string
  readonly picture: PictureName
  readonly updated?: Day
}

/** List every page that search engines may list. */
export function listSitePages(): readonly SitePage[] {
  const pages: readonly (Omit<SitePage, 'note'> & Partial<SitePage>)[] = [
    { route: '/', name: homePage('en').hero.headline, picture: 'auroraCabin' },
    ...categoryPages('en').map((page) => ({ ...category(page.category, 'en'), picture: page.picture })),
    ...tourPages('en').map(({ tour, hero }) => ({
      ...tour,
      note: `${tour.duration} · from ${formatEuros(tour.prices.adultCents)}`,
      picture: hero[0],
    })),
    { ...customizedTourPage('en'), note: 'Planned around you' },
    transportationPage('en'),
    ...transportPages('en').map(({ transport: { priceCents, ...transport }, picture }) => ({
      ...transport,
      note: priceCents === null ? 'Price on request' : `${formatEuros(priceCents)} per vehicle`,
      picture,
    })),
    yourStayPage('en'),
    rovaniemiSkyPage('en'),
    { route: '/blog', name: 'Before you come north', note: 'Blog', picture: 'lanterns' },
    ...loadArticleFacts().map((article) => ({
      ...article,
      route: `/blog/${article.slug}`,
      name: article.title,
      note: article.category,
    })),
    questionsPage('en'),
    // The reviews page exists, and is in the sitemap, once there is a review; its link preview is always made.
    reviewsPage('en'),
    packingListPage('en'),
    ...infoPageSlugs
      .map((slug) => loadInfoPageText(slug))
      .map((text) => ({ ...text, route: `/${text.slug}`, name: text.title })),
    ...LEGAL.map(({ slug, picture }) => {
      const { title, updated } = loadLegalText(slug)
      return { route: `/${slug}`, name: title, note: company.brand, picture, updated }
    }),
  ]
  return pages.map(({ route, name, note = companyLocation('en'), picture, updated }) => ({
    ...{ route, name, note, picture },
    ...(updated && { updated }),
  }))
}

const LEGAL = [
  { slug: 'privacy-policy', picture: 'octoberRiver' },
  { slug: 'terms-conditions', picture: 'frostForest' },
  { slug: 'saavutettavuus', picture: 'sledgeNoon' },
  { slug: 'tillganglighet', picture: 'springSnow' },
] as const
