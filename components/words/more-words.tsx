'use client'

import { type ReactNode, useMemo } from 'react'
import { type Spoken, useSpoken, WordsContext } from '@/components/words/use-words'

type MoreWordsProps = { readonly areas: Spoken['areas']; readonly children: ReactNode }

/** Gives client components the words of some areas in addition to those given further up. */
export function MoreWords({ areas, children }: MoreWordsProps) {
  const outer = useSpoken()
  const spoken = useMemo(() => ({ ...outer, areas: { ...outer.areas, ...areas } }), [outer, areas])
  return <WordsContext value={spoken}>{children}</WordsContext>
}
