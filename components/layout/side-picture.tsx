import { Picture } from '@/components/ui/picture'
import { type PictureName } from '@/content/pictures'

/** The tour's picture next to a guest's page, for `TwoColumns`. */
export function SidePicture({ name }: { readonly name: PictureName }) {
  return (
    <div className="mt-10 aspect-[3/2] overflow-hidden rounded-lg lg:mt-0 print:hidden">
      <Picture isDecoration name={name} sizes="(min-width: 1024px) 32rem, 100vw" />
    </div>
  )
}
