'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { isLanguage, LANGUAGE_NAMES, type Language } from '@/lib/language/language'

type OwnLanguageProps = {
  /** The language of the page. */
  readonly language: Language
  /** The id of the list of links to the page in all languages. */
  readonly listId: string
}

type Offer = { readonly language: Language; readonly href: string }

/**
 * A quiet link to the page in the language that the reader prefers, if the site speaks it and the page is in another.
 * Nobody is redirected. Rule: languages (docs/rules.md)
 */
export function OwnLanguage({ language, listId }: OwnLanguageProps) {
  const path = usePathname()
  const [offer, setOffer] = useState<Offer | null>(null)

  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${listId} a`)]
    const preferred = navigator.languages
      .map((code) => links.find(({ hreflang }) => hreflang === code.split('-')[0]))
      .find(Boolean)
    const known = preferred && isLanguage(preferred.hreflang) ? preferred.hreflang : language
    setOffer(preferred && known !== language ? { language: known, href: preferred.href } : null)
  }, [language, listId, path])

  if (!offer) return null
  return (
    <a
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      href={offer.href}
      hrefLang={offer.language}
      lang={offer.language}
      translate="no"
    >
      {LANGUAGE_NAMES[offer.language]}
    </a>
  )
}
