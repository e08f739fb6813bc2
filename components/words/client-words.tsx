import { type ReactNode } from 'react'
import { WordsProvider } from '@/components/words/words-provider'
import { type Language } from '@/lib/language/language'
import { type Area } from '@/lib/words/say'
import { compileAreas } from '@/lib/words/words'

type ClientWordsProps = {
  readonly language: Language
  readonly areas: readonly Area[]
  /** The addresses of our pages in this language, if the document’s frame gives them. */
  readonly addresses?: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** Sends the words that the client components below it need to the browser, with the page. */
export function ClientWords({ language, areas, addresses, children }: ClientWordsProps) {
  return (
    <WordsProvider addresses={addresses} areas={compileAreas(areas, language)} language={language}>
      {children}
    </WordsProvider>
  )
}
