'use client'

import { createContext, type ReactNode, use, useMemo } from 'react'
import { type Language } from '@/lib/language/language'
import { type Area, type CompiledArea, createSay, type Say } from '@/lib/words/say'

type Spoken = { readonly language: Language; readonly areas: Readonly<Partial<Record<Area, CompiledArea>>> }

const WordsContext = createContext<Spoken | null>(null)

/** Gives client components their language, and the words of some areas in addition to those given further up. */
export function WordsProvider({ language, areas, children }: Spoken & { readonly children: ReactNode }) {
  const outer = use(WordsContext)?.areas
  const spoken = useMemo(() => ({ language, areas: { ...outer, ...areas } }), [language, outer, areas])
  return <WordsContext value={spoken}>{children}</WordsContext>
}

/** The words of one area, in client components: `const say = useWords('party')`. A `ClientWords` above must name it. */
export function useWords<Of extends Area>(area: Of): Say<Of> {
  const { language, areas } = useSpoken()
  const messages = areas[area]
  if (!messages) throw new Error(`no ClientWords above names the area ${area}`)
  return createSay<Of>(language, messages)
}

/** The language of the page, in client components. */
export function useLanguage(): Language {
  return useSpoken().language
}

function useSpoken(): Spoken {
  const spoken = use(WordsContext)
  if (!spoken) throw new Error('there is no ClientWords above')
  return spoken
}
