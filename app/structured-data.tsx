import { type Thing, type WithContext } from 'schema-dts'
import { linkPreviewFileName } from '@/app/og/link-preview-file-name'
import { company } from '@/content/company'
import { pictures } from '@/content/pictures'
import { hasSampleNote } from '@/content/fact-text'
import { type QuestionGroup } from '@/content/questions'
import { type TourPage } from '@/content/tours/tour-page'
import { builtSiteUrl } from '@/lib/env'
import {
  articleJsonLd,
  type Breadcrumb,
  breadcrumbsJsonLd,
  businessJsonLd,
  faqJsonLd,
  tourJsonLd,
} from '@/lib/seo/json-ld'

/* Structured data for search engines, from the same sources as the visible page. */

export function BusinessStructuredData() {
  const business = { ...company, profiles: Object.values(company.social) }
  return <JsonLd facts={businessJsonLd(business, { siteUrl: builtSiteUrl, pictureUrl: previewUrl('/') })} />
}

export function BreadcrumbStructuredData({ crumbs }: { readonly crumbs: readonly Breadcrumb[] }) {
  return <JsonLd facts={breadcrumbsJsonLd(crumbs, builtSiteUrl)} />
}

export function TourStructuredData({ page }: { readonly page: TourPage }) {
  const facts = tourJsonLd(page.tour, {
    brand: company.brand,
    town: company.town,
    siteUrl: builtSiteUrl,
    description: page.description,
    pictureUrls: page.hero.map((name) => `${builtSiteUrl}${pictures[name].file}`),
    steps: page.itinerary.steps.map(({ title }) => title),
  })
  return <JsonLd facts={facts} />
}

/** Leaves out answers that depend on an unconfirmed fact. Rule: samples (docs/rules.md) */
export function QuestionsStructuredData({ groups }: { readonly groups: readonly QuestionGroup[] }) {
  const questions = groups.flatMap((group) => group.questions)
  return <JsonLd facts={faqJsonLd(questions.filter(({ answer }) => !hasSampleNote(answer, 'en')))} />
}

export function ArticleStructuredData({
  article,
}: {
  readonly article: Parameters<typeof articleJsonLd>[0]
}) {
  const pictureUrl = previewUrl(article.route)
  return (
    <JsonLd facts={articleJsonLd(article, { brand: company.brand, siteUrl: builtSiteUrl, pictureUrl })} />
  )
}

/** Escapes `<`, so that no text can close the script element. */
function JsonLd({ facts }: { readonly facts: WithContext<Thing> }) {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />
}

function previewUrl(route: string): string {
  return `${builtSiteUrl}/og/${linkPreviewFileName(route)}`
}
