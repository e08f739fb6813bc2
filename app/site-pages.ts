import { categoryPages } from '@/content/categories/all-categories'
import { category } from '@/content/categories/categories'
import { company } from '@/content/company'
import { companyLocation } from '@/lib/words/company-place'
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
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { loadArticleFacts } from '@/lib/markdown/articles'
import { loadInfoPageFacts, loadLegalSource } from '@/lib/markdown/page-texts'
import { words } from '@/lib/words/words'

/** A page that search engines may list, with the facts of its link preview. */
export type SitePage = {
  /** The same in every language: its English address. */
  readonly route: string
  readonly address: string
  readonly name: string
  /** Shown below the page's name in a link preview. */
  readonly note: string
  readonly picture: PictureName
  readonly updated?: Day
}

/** List every page in a language that search engines may list. */
export function listSitePages(language: Language): readonly SitePage[] {
  const say = words('previews', language)
  const sayBlog = words('blog', language)
  const pages: readonly (Omit<SitePage, 'note' | 'address'> & Partial<SitePage>)[] = [
    { route: '/', name: homePage(language).hero.headline, picture: 'auroraCabin' },
    ...categoryPages(language).map((page) => ({
      ...category(page.category, language),
      picture: page.picture,
    })),
    ...tourPages(language).map(({ tour: { prices, ...tour }, hero: [picture] }) => ({
      ...tour,
      note: say('tour', { duration: tour.duration, price: formatEuros(prices.adultCents, language) }),
      picture,
    })),
    { ...customizedTourPage(language), note: say('plannedAroundYou') },
    transportationPage(language),
    ...transportPages(language).map(({ transport: { priceCents, ...transport }, picture }) => ({
      ...transport,
      note:
        priceCents === null
          ? say('priceOnRequest')
          : say('pricePerVehicle', { price: formatEuros(priceCents, language) }),
      picture,
    })),
    yourStayPage(language),
    rovaniemiSkyPage(language),
    { route: '/blog', name: sayBlog('heading'), note: sayBlog('name'), picture: 'lanterns' },
    ...loadArticleFacts(language).map((article) => ({
      ...article,
      route: `/blog/${article.slug}`,
      address: addressOf(`/blog/${article.address}`, language),
      name: article.title,
      note: words('articleCategories', language)(article.category),
    })),
    questionsPage(language),
    // The reviews page exists, and is in the sitemap, once there is a review; its link preview is always made.
    reviewsPage(language),
    packingListPage(language),
    ...infoPageSlugs
      .map((slug) => loadInfoPageFacts(slug, language))
      .map((text) => ({ ...text, route: `/${text.slug}`, name: text.title })),
    ...[...LEGAL, ...(language === 'en' ? STATEMENTS : [])].map(({ slug, picture }) => {
      const { title, updated } = loadLegalSource(slug, language)
      return { route: `/${slug}`, name: title, note: company.brand, picture, updated }
    }),
  ]
  return pages.map(({ route, name, note = companyLocation(language), picture, updated, address }) => ({
    ...{ route, name, note, picture, address: address ?? addressOf(route, language) },
    ...(updated && { updated }),
  }))
}

const LEGAL = [
  { slug: 'privacy-policy', picture: 'octoberRiver' },
  { slug: 'terms-conditions', picture: 'frostForest' },
] as const

/** The accessibility statement in languages in which nothing else is. */
const STATEMENTS = [
  { slug: 'saavutettavuus', picture: 'sledgeNoon' },
  { slug: 'tillganglighet', picture: 'springSnow' },
] as const
