import { PageHero } from '@/components/layout/page-hero'
import { TableOfContents } from '@/components/prose/table-of-contents'
import { Prose } from '@/components/prose/prose'
import { LongTextLayout } from '@/components/prose/long-text-layout'
import { HeroPicture } from '@/components/ui/hero-picture'
import { type InfoPageText } from '@/content/pages/info-page-text'
import { formatDate } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type InfoPageProps = { readonly language: Language; readonly text: InfoPageText }

/** An information page: picture and title, then sections for reference. */
export function InfoPage({ language, text }: InfoPageProps) {
  const say = words('pages', language)
  const { title, summary, picture, updated, body } = text
  return (
    <main id="content" tabIndex={-1}>
      <PageHero
        heading={headingOf(title)}
        language={language}
        picture={<HeroPicture language={language} name={picture} />}
        summary={summary}
      />
      <LongTextLayout beside={<TableOfContents heading={say('onThisPage')} sections={body.sections} />}>
        <Prose text={body} />
        <p className="mt-14 text-sm text-slate">
          {say.rich('lastUpdated', {
            date: () => <time dateTime={updated}>{formatDate(updated, language)}</time>,
          })}
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
