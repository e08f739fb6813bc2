import { HERO_SIZES } from '@/components/ui/hero-layout'
import { Picture } from '@/components/ui/picture'
import { Scrims } from '@/components/ui/scrims'
import { type PictureName } from '@/content/pictures'
import { type Language } from '@/lib/language/language'

/** The picture of a page's first screen, with scrims for text. */
export function HeroPicture({ name, language }: { readonly name: PictureName; readonly language: Language }) {
  return (
    <>
      <Picture className="absolute inset-0" isFirst language={language} name={name} sizes={HERO_SIZES} />
      <Scrims names={[name]} />
    </>
  )
}
