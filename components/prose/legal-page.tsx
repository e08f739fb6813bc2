import { Contents } from '@/components/prose/contents'
import { Prose } from '@/components/prose/prose'
import { ReadingColumns } from '@/components/prose/reading-columns'
import { type LegalText } from '@/content/legal/legal-text'
import { formatDate } from '@/lib/calendar/day'

/** A text that one signs up to: its name, the day of its last change, numbered sections. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  const { title, updated, body } = text
  return (
    <main id="content" tabIndex={-1}>
      <div className="bg-night pt-36 pb-12 on-dark lg:pt-44 lg:pb-16">
        <div className="page-width">
          <h1 className="max-w-[16ch] font-display text-hero">{title}</h1>
          <p className="mt-6 text-mist">
            Last updated: <time dateTime={updated}>{formatDate(updated)}</time>
          </p>
        </div>
      </div>
      <ReadingColumns beside={<Contents heading="On this page" isNumbered sections={body.sections} />}>
        <Prose isNumbered text={body} />
      </ReadingColumns>
    </main>
  )
}
