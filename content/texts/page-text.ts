import { textFiles } from '@/content/texts/all-files'
import { factsInWords } from '@/content/texts/facts-in-words'
import { type PageTexts } from '@/content/texts/page-texts'
import { type Language } from '@/lib/language/language'

/** The text of a page, without its pictures and address. */
export function pageText<Page extends keyof PageTexts>(page: Page, language: Language): PageTexts[Page] {
  const file = textFiles[language].pages[page]
  return file.text(factsInWords(language))
}
