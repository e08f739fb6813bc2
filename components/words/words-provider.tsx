'use client'

import { type ReactNode, useMemo } from 'react'
import { type Spoken, WordsContext } from '@/components/words/use-words'
import { createSay } from '@/lib/words/say'

type WordsProviderProps = Omit<Spoken, 'createSay'> & { readonly children: ReactNode }

/** Gives the client components of a page their language and the words of some areas. `MoreWords` adds to these. */
export function WordsProvider({ language, areas, addresses, children }: WordsProviderProps) {
  const spoken = useMemo(() => ({ language, areas, addresses, createSay }), [language, areas, addresses])
  return <WordsContext value={spoken}>{children}</WordsContext>
}
