import { Feed } from 'feed'

import { company } from '@/content/company'
import { helsinkiInstant } from '@/lib/calendar/day'
import { env } from '@/lib/env'
import { toLocale } from '@/lib/language/language'
import { loadArticleFacts } from '@/lib/markdown/articles'

// The site's URL is set at run time, not at build time.
export const dynamic = 'force-dynamic'

/** All articles as RSS, newest first. */
export function GET(): Response {
  return new Response(writeFeed(env().SITE_URL), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

function writeFeed(siteUrl: string): string {
  const articles = loadArticleFacts().map((article) => ({
    ...article,
    link: `${siteUrl}/blog/${article.slug}`,
    published: helsinkiInstant(article.date, '09:00'),
  }))
  const feed = new Feed({
    id: `${siteUrl}/blog`,
    link: `${siteUrl}/blog`,
    title: `${company.brand}: notes for a journey to Lapland`,
    description: 'What to know before a journey to Finnish Lapland, written in Rovaniemi.',
    language: toLocale('en'),
    updated: articles[0]?.published,
    copyright: `© ${company.copyrightYear} ${company.brand}`,
    feedLinks: { rss: `${siteUrl}/feed.xml` },
    generator: false,
  })
  for (const { title, excerpt, category, link, published } of articles) {
    feed.addItem({
      title,
      id: link,
      link,
      date: published,
      description: excerpt,
      category: [{ name: category }],
    })
  }
  return feed.rss2()
}
