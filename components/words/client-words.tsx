import { type ReactNode } from 'react'
import { WordsProvider } from '@/components/words/words-provider'
import { type Language } from '@/lib/language/language'
import { type Area } from '@/lib/words/say'
import { compileAreas } from '@/lib/words/words'

type ClientWordsProps = {
  readonly language: Language
  readonly areas: readonly Area[]
  readonly children: ReactNode
}

/** Sends the words that the client components below it need to the browser, with the page. */
export function ClientWords({ language, areas, children }: ClientWordsProps) {
  return (
    <WordsProvider areas={compileAreas(areas, language)} language={language}>
      {children}
    </WordsProvider>
  )
}
