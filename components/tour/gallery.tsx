import { Picture } from '@/components/ui/picture'
import { type PictureName } from '@/content/pictures'

type GalleryProps = { readonly names: readonly [PictureName, PictureName, PictureName, PictureName] }

const WIDE = 'col-span-2 aspect-[3/2] md:col-span-7 md:aspect-auto'
const NARROW = 'aspect-square md:col-span-5 md:aspect-[5/4]'
/** Two rows, with the wide picture first on the left and then on the right. */
const PLACES = [WIDE, NARROW, NARROW, WIDE] as const
const ORDER = ['', '', 'max-md:order-3', 'max-md:order-4'] as const

/** Four pictures from edge to edge. */
export function Gallery({ names }: GalleryProps) {
  return (
    <section aria-labelledby="gallery-heading">
      <h2 className="sr-only" id="gallery-heading">
        Gallery
      </h2>
      <ul className="grid grid-cols-2 gap-1 md:grid-cols-12">
        {names.map((name, index) => (
          <li className={`relative overflow-hidden ${PLACES[index]} ${ORDER[index]}`} key={name}>
            <Picture className="absolute inset-0" name={name} sizes="(min-width: 768px) 58vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
