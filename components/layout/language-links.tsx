import { LANGUAGE_NAMES, type Language } from '@/lib/language/language'
import { pageAddresses } from '@/lib/markdown/page-addresses'

type LanguageLinksProps = {
  readonly language: Language
  /** The page's English address; an article's in `language`. */
  readonly route: string
}

/** List entries with links to the same page in all languages. `usePageLinkRouting` keeps the query. */
export function LanguageLinks({ language, route }: LanguageLinksProps) {
  return pageAddresses(route, language).map(([other, address]) => (
    <li key={other}>
      <a
        aria-current={other === language ? 'true' : undefined}
        className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:underline"
        href={address}
        hrefLang={other}
        lang={other}
        translate="no"
      >
        {LANGUAGE_NAMES[other]}
      </a>
    </li>
  ))
}
