import { PageHero } from '@/components/layout/page-hero'
import { TableOfContents } from '@/components/prose/table-of-contents'
import { Prose } from '@/components/prose/prose'
import { LongTextLayout } from '@/components/prose/long-text-layout'
import { HeroPicture } from '@/components/ui/hero-picture'
import { type InfoPageText } from '@/content/pages/info-page-text'
import { formatDate } from '@/lib/language/dates'

/** An information page: picture and title, then sections for reference. */
export function InfoPage({ text }: { readonly text: InfoPageText }) {
  const { title, summary, picture, updated, body } = text
  return (
    <main id="content" tabIndex={-1}>
      <PageHero heading={headingOf(title)} picture={<HeroPicture name={picture} />} summary={summary} />
      <LongTextLayout beside={<TableOfContents heading="On this page" sections={body.sections} />}>
        <Prose text={body} />
        <p className="mt-14 text-sm text-slate">
          Last updated: <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
      </LongTextLayout>
    </main>
  )
}

/** Return the part of the title before the colon, such as 'Safety'. */
function headingOf(title: string): string {
  const [heading = title] = title.split(': ')
  return heading
}
