import { type ReactNode } from 'react'

import { BackLink } from '@/components/ui/back-link'
import { PageLink } from '@/components/ui/page-link'
import { yourStayPage } from '@/content/your-stay'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type StayPageProps = { readonly language: Language; readonly children: ReactNode }

/** The page of a stay: the form, the results, and how to read them. */
export function StayPage({ language, children }: StayPageProps) {
  const say = words('pages', language)
  const { name, intro, guide } = yourStayPage(language)
  return (
    <main id="content" tabIndex={-1}>
      <div className="bg-night pt-36 pb-section on-dark lg:pt-44 print:bg-white print:pt-0">
        <div className="page-width wide:beside-axis wide:items-end">
          <div className="print:hidden wide:pr-12">
            <BackLink href={addressOf('/', language)}>{say('home')}</BackLink>
            <h1 className="mt-3 max-w-[14ch] font-display text-hero">{name}</h1>
            <p className="mt-6 max-w-[46ch] text-lg sm:text-xl">{intro}</p>
          </div>
          {children}
        </div>
      </div>
      <section aria-labelledby="stay-guide" className="page-width py-section print:hidden">
        <h2 className="font-display text-title" id="stay-guide">
          {guide.heading}
        </h2>
        <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {guide.parts.map(({ title, text }) => (
            <div className="border-t border-slate/30 pt-4" key={title}>
              <h3 className="font-display text-lead">{title}</h3>
              <p className="mt-2 max-w-measure">{text}</p>
            </div>
          ))}
        </div>
        <p className="mt-12">
          {say.rich('seasonAtOneGlance', {
            link: (text) => (
              <PageLink
                className="inline-block py-2.5 underline underline-offset-4"
                href={addressOf('/rovaniemi-sky', language)}
              >
                {text}
              </PageLink>
            ),
          })}
        </p>
      </section>
    </main>
  )
}
