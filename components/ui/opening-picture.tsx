import { OPENING_SIZES } from '@/components/ui/opening'
import { Picture } from '@/components/ui/picture'
import { Scrims } from '@/components/ui/scrims'
import { type PictureName } from '@/content/pictures'

/** The picture of a page's first screen, with scrims for text. */
export function OpeningPicture({ name }: { readonly name: PictureName }) {
  return (
    <>
      <Picture className="absolute inset-0" isFirst name={name} sizes={OPENING_SIZES} />
      <Scrims names={[name]} />
    </>
  )
}
