import { PreserveEarlyInput } from '@/components/layout/preserve-early-input'
import { PrintButton } from '@/components/ui/print-button'
import { PageLink } from '@/components/ui/page-link'
import { company } from '@/content/company'
import { type PackingGroup } from '@/content/packing-list'
import { TranslatableText } from '@/components/ui/translatable-text'

type PackingSheetProps = { readonly title: string; readonly groups: readonly PackingGroup[] }

/** A list to tick off on screen or on paper. In print it is a sheet of two columns and nothing else. */
export function PackingSheet({ title, groups }: PackingSheetProps) {
  return (
    <div className="page-width py-section print:py-0">
      <PreserveEarlyInput />
      <p className="hidden pb-4 text-xl font-semibold print:block">{title}</p>
      <div className="mb-12 flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
        <PrintButton>Print this list</PrintButton>
        <p className="max-w-measure text-slate">
          What to choose and why is in our articles on{' '}
          <PageLink
            className="underline underline-offset-4"
            href="/blog/what-to-wear-lapland-winter-clothing-guide"
          >
            clothing
          </PageLink>{' '}
          and{' '}
          <PageLink
            className="underline underline-offset-4"
            href="/blog/what-to-pack-lapland-winter-adventure"
          >
            packing
          </PageLink>
          .
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
        <TranslatableText>{`${company.brand} · ${company.email} · ${company.phone} · in an emergency 112`}</TranslatableText>
      </p>
    </div>
  )
}
