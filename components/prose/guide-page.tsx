import { PageHero } from '@/components/layout/page-hero'
import { Contents } from '@/components/prose/contents'
import { Prose } from '@/components/prose/prose'
import { ReadingColumns } from '@/components/prose/reading-columns'
import { BackLink } from '@/components/ui/back-link'
import { OpeningPicture } from '@/components/ui/opening-picture'
import { type GuideText } from '@/content/pages/guide-text'
import { formatDate } from '@/lib/language/dates'

/** A page that informs: its picture and name, then sections to look up. */
export function GuidePage({ text }: { readonly text: GuideText }) {
  const { title, summary, picture, updated, body } = text
  return (
    <main id="content" tabIndex={-1}>
      <PageHero
        backLink={<BackLink href="/">Home</BackLink>}
        heading={headingOf(title)}
        picture={<OpeningPicture name={picture} />}
        summary={summary}
      />
      <ReadingColumns beside={<Contents heading="On this page" sections={body.sections} />}>
        <Prose text={body} />
        <p className="mt-14 text-sm text-slate">
          Last updated: <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
      </ReadingColumns>
    </main>
  )
}

/** 'Safety': what stands before the colon, where the title has one. */
function headingOf(title: string): string {
  const [heading = title] = title.split(': ')
  return heading
}
