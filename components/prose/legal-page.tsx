import { clsx } from 'clsx'

import { TableOfContents } from '@/components/prose/table-of-contents'
import { Prose } from '@/components/prose/prose'
import { LongTextLayout } from '@/components/prose/long-text-layout'
import { type LegalText } from '@/content/legal/legal-text'
import { formatDate } from '@/lib/language/dates'
import { type DateLanguage } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** The labels of the accessibility statement in the two languages in which nothing else is. */
const STATEMENTS = {
  fi: { updated: 'Päivitetty viimeksi:', contents: 'Tällä sivulla', lastPart: 'seloste' },
  sv: { updated: 'Senast uppdaterad:', contents: 'På den här sidan', lastPart: 'utlåtande' },
} as const

type LegalPageProps = { readonly text: LegalText; readonly language: DateLanguage }

/** A legal text: its title, the date of its last change, and numbered sections. */
export function LegalPage({ text, language }: LegalPageProps) {
  const { title, updated, body } = text
  const statement = language === 'fi' || language === 'sv' ? STATEMENTS[language] : null
  const say = words('pages', language === 'fi' || language === 'sv' ? 'en' : language)
  const date = <time dateTime={updated}>{formatDate(updated, language)}</time>
  return (
    <main id="content" lang={language} tabIndex={-1}>
      <div className="bg-night pt-36 pb-12 on-dark lg:pt-44 lg:pb-16">
        <div className="page-width">
          <h1 className={clsx('font-display', statement ? 'text-title' : 'max-w-[16ch] text-hero')}>
            {statement ? hyphenated(title, statement.lastPart) : title}
          </h1>
          <p className="mt-6 text-mist">
            {statement ? (
              <>
                <span>{statement.updated}</span> {date}
              </>
            ) : (
              say.rich('lastUpdated', { date: () => date })
            )}
          </p>
        </div>
      </div>
      <LongTextLayout
        beside={
          <TableOfContents
            heading={statement?.contents ?? say('onThisPage')}
            isNumbered
            sections={body.sections}
          />
        }
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
