import { type Thing, type WithContext } from 'schema-dts'
import { linkPreviewFileName } from '@/app/og/link-preview-file-name'
import { company } from '@/content/company'
import { pictures } from '@/content/pictures'
import { hasSampleNote } from '@/content/fact-text'
import { type Article } from '@/content/blog/article'
import { type QuestionGroup } from '@/content/questions'
import { type TourPage } from '@/content/tours/tour-page'
import { addressOf } from '@/lib/contract/address'
import { builtSiteUrl } from '@/lib/env'
import { type Language } from '@/lib/language/language'
import { articleJsonLd, breadcrumbsJsonLd, businessJsonLd, faqJsonLd, tourJsonLd } from '@/lib/seo/json-ld'
import { words } from '@/lib/words/words'

/* Structured data for search engines, from the same sources as the visible page. */

type InLanguage = { readonly language: Language }

export function BusinessStructuredData({ language }: InLanguage) {
  const business = { ...company, profiles: Object.values(company.social) }
  const pictureUrl = previewUrl(addressOf('/', language))
  return (
    <JsonLd
      facts={businessJsonLd(words('previews', language), business, { siteUrl: builtSiteUrl, pictureUrl })}
    />
  )
}

type BreadcrumbProps = InLanguage & {
  /** The pages from home, which is added, to this one, each with its English address. */
  readonly crumbs: readonly { readonly name: string; readonly route: string }[]
}

export function BreadcrumbStructuredData({ language, crumbs }: BreadcrumbProps) {
  const home = { name: words('pages', language)('home'), route: '/' }
  const trail = [home, ...crumbs].map(({ name, route }) => ({ name, address: addressOf(route, language) }))
  return <JsonLd facts={breadcrumbsJsonLd(trail, builtSiteUrl)} />
}

export function TourStructuredData({ language, page }: InLanguage & { readonly page: TourPage }) {
  const facts = tourJsonLd(words('previews', language), page.tour, {
    address: addressOf(page.tour.route, language),
    brand: company.brand,
    town: company.town,
    siteUrl: builtSiteUrl,
    description: page.description,
    pictureUrls: page.hero.map((name) => `${builtSiteUrl}${pictures[name].file}`),
    steps: page.itinerary.steps.map(({ title }) => title),
  })
  return <JsonLd facts={facts} />
}

type QuestionsProps = InLanguage & { readonly groups: readonly QuestionGroup[] }

/** Leaves out answers that depend on an unconfirmed fact. Rule: samples (docs/rules.md) */
export function QuestionsStructuredData({ language, groups }: QuestionsProps) {
  const questions = groups
    .flatMap((group) => group.questions)
    .filter(({ answer }) => !hasSampleNote(answer, language))
  return <JsonLd facts={faqJsonLd(questions, language)} />
}

export function ArticleStructuredData({ language, article }: InLanguage & { readonly article: Article }) {
  const address = addressOf(`/blog/${article.address}`, language)
  const category = words('articleCategories', language)(article.category)
  const site = { brand: company.brand, siteUrl: builtSiteUrl, pictureUrl: previewUrl(address) }
  return <JsonLd facts={articleJsonLd({ ...article, address, category, language }, site)} />
}

/** Escapes `<`, so that no text can close the script element. */
function JsonLd({ facts }: { readonly facts: WithContext<Thing> }) {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />
}

function previewUrl(address: string): string {
  return `${builtSiteUrl}/og/${linkPreviewFileName(address)}`
}
