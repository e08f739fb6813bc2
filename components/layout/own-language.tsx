'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'

type OwnLanguageProps = {
  /** The language of the page. */
  readonly language: string
  /** The id of the list of links to the page in all languages. */
  readonly listId: string
}

/**
 * A quiet link to the page in the language that the reader prefers, if the site speaks it and the page is in another.
 * Nobody is redirected. Rule: languages (docs/rules.md)
 */
export function OwnLanguage({ language, listId }: OwnLanguageProps) {
  // The list changes with the page.
  usePathname()
  const found = useSyncExternalStore(
    neverChanges,
    () => describePreferred(listId),
    () => null,
  )
  const [code, href, name] = found?.split(' ') ?? []
  if (code === undefined || code === language) return null
  return (
    <a
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 max-[18rem]:hidden"
      href={href}
      hrefLang={code}
      lang={code}
      translate="no"
    >
      {name}
    </a>
  )
}

/** The link to the page in the first language of the browser that the site has, as one value: its code, URL and name. */
function describePreferred(listId: string): string | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${listId} a`)]
  const preferred = navigator.languages
    .map((code) => links.find(({ hreflang }) => hreflang === code.split('-')[0]))
    .find(Boolean)
  return preferred ? `${preferred.hreflang} ${preferred.href} ${preferred.textContent}` : null
}

function neverChanges(): () => void {
  return () => undefined
}
