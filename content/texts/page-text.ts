import { factsInWords } from '@/content/texts/facts'
import { findFile } from '@/content/texts/find-file'
import { type PageTexts } from '@/content/texts/text-files'
import { type Language } from '@/lib/language/language'

/** The text of a page, without its pictures and address. */
export function pageText<Page extends keyof PageTexts>(page: Page, language: Language): PageTexts[Page] {
  const { file, language: own } = findFile('pages', page, language)
  return file.text(factsInWords(own))
}
