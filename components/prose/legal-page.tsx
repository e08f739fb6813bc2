import { clsx } from 'clsx'

import { TableOfContents } from '@/components/prose/table-of-contents'
import { Prose } from '@/components/prose/prose'
import { LongTextLayout } from '@/components/prose/long-text-layout'
import { type LegalLanguage, type LegalText } from '@/content/legal/legal-text'
import { formatDate } from '@/lib/language/dates'

/** The page's own labels, in the language of the legal text. */
const WORDS = {
  en: { updated: 'Last updated:', contents: 'On this page', lastPart: null },
  fi: { updated: 'Päivitetty viimeksi:', contents: 'Tällä sivulla', lastPart: 'seloste' },
  sv: { updated: 'Senast uppdaterad:', contents: 'På den här sidan', lastPart: 'utlåtande' },
} as const satisfies Readonly<Record<LegalLanguage, object>>

type LegalPageProps = { readonly text: LegalText; readonly language?: LegalLanguage }

/** A legal text: its title, the date of its last change, and numbered sections. */
export function LegalPage({ text, language = 'en' }: LegalPageProps) {
  const { title, updated, body } = text
  const words = WORDS[language]
  return (
    <main id="content" lang={language} tabIndex={-1}>
      <div className="bg-night pt-36 pb-12 on-dark lg:pt-44 lg:pb-16">
        <div className="page-width">
          <h1 className={clsx('font-display', words.lastPart ? 'text-title' : 'max-w-[16ch] text-hero')}>
            {words.lastPart ? hyphenated(title, words.lastPart) : title}
          </h1>
          <p className="mt-6 text-mist">
            <span>{words.updated}</span> <time dateTime={updated}>{formatDate(updated, language)}</time>
          </p>
        </div>
      </div>
      <LongTextLayout
        beside={<TableOfContents heading={words.contents} isNumbered sections={body.sections} />}
      >
        <Prose isNumbered text={body} />
      </LongTextLayout>
    </main>
  )
}

/** Insert a soft hyphen before the last part of a long compound, which may be wider than a phone. */
function hyphenated(title: string, lastPart: string): string {
  return title.replace(lastPart, `\u00ad${lastPart}`)
}
