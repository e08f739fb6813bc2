import { type ReactNode } from 'react'
import { OwnLanguage } from '@/components/layout/own-language'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type LanguageMenuProps = {
  readonly language: Language
  /** The links, as list entries. */
  readonly children: ReactNode
}

const ID = 'languages'

/** The switcher in the header: a button that shows the languages, and next to it the reader's own. */
export function LanguageMenu({ language, children }: LanguageMenuProps) {
  const label = words('frame', language)('languages')
  return (
    <nav aria-label={label} className="ml-auto flex items-center md:ml-0">
      <OwnLanguage language={language} listId={ID} />
      <button
        className="grid size-12 cursor-pointer place-items-center text-sm tracking-[0.08em] uppercase"
        popoverTarget={ID}
        type="button"
      >
        <span>{language}</span>
        <span className="sr-only">{`, ${label}`}</span>
      </button>
      <ul
        className="inset-auto top-18 right-gutter m-0 rounded-lg border border-mist/25 bg-night px-6 py-3 on-dark lg:top-20"
        id={ID}
        popover="auto"
      >
        {children}
      </ul>
    </nav>
  )
}
