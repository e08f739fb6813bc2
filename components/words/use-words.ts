'use client'

import { type Route } from 'next'
import { createContext, use } from 'react'
import { splitHref } from '@/lib/contract/split-href'
import { type Language } from '@/lib/language/language'
import { type Area, type CompiledArea, type createSay, type Say } from '@/lib/words/say'

export type Spoken = {
  readonly language: Language
  readonly areas: Readonly<Partial<Record<Area, CompiledArea>>>
  /** The addresses of our pages in this language, by the English ones; those left out are the same. */
  readonly addresses?: Readonly<Record<string, string>>
  /** Comes with the words, so that what formats them is in the script of the frame alone, and not of each part. */
  readonly createSay: typeof createSay
}

export const WordsContext = createContext<Spoken | null>(null)

/** The words of one area, in client components: `const say = useWords('party')`. A `ClientWords` above must name it. */
export function useWords<Of extends Area>(area: Of): Say<Of> {
  const { language, areas, createSay } = useSpoken()
  const messages = areas[area]
  if (!messages) throw new Error(`no ClientWords above names the area ${area}`)
  const known = spokenAreas.get(messages)
  if (known) return known as unknown as Say<Of>
  const say = createSay<Of>(language, messages)
  spokenAreas.set(messages, say as unknown as Say<Area>)
  return say
}

/** The words of each area that was asked for, so that they are the same at each rendering. */
const spokenAreas = new WeakMap<CompiledArea, Say<Area>>()

/** The language of the page, in client components. */
export function useLanguage(): Language {
  return useSpoken().language
}

/** A function that gives the address of one of our pages in the page's language, in client components. */
export function useAddress(): (href: string) => Route {
  const { addresses } = useSpoken()
  return (href) => {
    const [route, rest] = splitHref(href)
    const own = addresses?.[route]
    if (own === undefined) return href as Route
    // The search for a booking has its language as a parameter.
    return `${own}${own.includes('?') ? rest.replace('?', '&') : rest}` as Route
  }
}

export function useSpoken(): Spoken {
  const spoken = use(WordsContext)
  if (!spoken) throw new Error('there is no ClientWords above')
  return spoken
}
