import { PreserveEarlyInput } from '@/components/layout/preserve-early-input'
import { PrintButton } from '@/components/ui/print-button'
import { PageLink } from '@/components/ui/page-link'
import { company } from '@/content/company'
import { type PackingGroup } from '@/content/texts/page-texts'
import { TranslatableText } from '@/components/ui/translatable-text'
import { type Language } from '@/lib/language/language'
import { type Route } from 'next'
import { type ReactNode } from 'react'
import { words } from '@/lib/words/words'

type PackingSheetProps = {
  readonly language: Language
  readonly title: string
  readonly groups: readonly PackingGroup[]
  /** The addresses of the articles on these. */
  readonly articles: Readonly<Record<'clothing' | 'packing', Route>>
}

/** A list to tick off on screen or on paper. In print it is a sheet of two columns and nothing else. */
export function PackingSheet({ language, title, groups, articles }: PackingSheetProps) {
  const say = words('pages', language)
  return (
    <div className="page-width py-section print:py-0">
      <PreserveEarlyInput />
      <p className="hidden pb-4 text-xl font-semibold print:block">{title}</p>
      <div className="mb-12 flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
        <PrintButton>{say('printList')}</PrintButton>
        <p className="max-w-measure text-slate">
          {say.rich('articlesOnPacking', {
            clothing: linkTo(articles.clothing),
            packing: linkTo(articles.packing),
          })}
        </p>
      </div>
      <div className="gap-x-12 sm:columns-2 lg:columns-3 print:columns-2 print:text-xs">
        {groups.map(({ heading, entries }) => (
          <section className="mb-12 break-inside-avoid print:mb-4" key={heading}>
            <h2 className="font-display text-lead print:text-base">{heading}</h2>
            <ul className="mt-4 border-t border-slate/30 print:mt-1">
              {entries.map((entry) => (
                <li className="border-b border-ice" key={entry}>
                  <label className="flex min-h-11 cursor-pointer gap-3 py-2.5 leading-snug print:min-h-0 print:py-0.5">
                    <input
                      className="mt-0.5 size-5 shrink-0 accent-aurora-deep print:size-3"
                      type="checkbox"
                    />
                    <span>{entry}</span>
                  </label>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="hidden text-xs print:block">
        <TranslatableText>
          {say('emergency', { brand: company.brand, email: company.email, phone: company.phone })}
        </TranslatableText>
      </p>
    </div>
  )
}

function linkTo(href: Route) {
  return function LinkedText(text: ReactNode) {
    return (
      <PageLink className="underline underline-offset-4" href={href}>
        {text}
      </PageLink>
    )
  }
}
