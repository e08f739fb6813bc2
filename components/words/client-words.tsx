import { type ReactNode } from 'react'
import { MoreWords } from '@/components/words/more-words'
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
  return <MoreWords areas={compileAreas(areas, language)}>{children}</MoreWords>
}
