import { LANGUAGE_NAMES, type Language } from '@/lib/language/language'

type LanguageLinksProps = {
  readonly language: Language
  readonly addresses: readonly (readonly [Language, string])[]
}

/** List entries with links to one page in all languages. `usePageLinkRouting` keeps the query. */
export function LanguageLinks({ language, addresses }: LanguageLinksProps) {
  return addresses.map(([other, address]) => (
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
