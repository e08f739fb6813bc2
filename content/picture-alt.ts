import { type PictureName } from '@/content/pictures'
import { pageText } from '@/content/texts/page-text'
import { type Language } from '@/lib/language/language'

/** What a picture shows, for those who do not see it. */
export function pictureAlt(name: PictureName, language: Language): string {
  return pageText('pictures', language)[name]
}
