import { clsx } from 'clsx'
import { preload } from 'react-dom'

import { pictureSources } from '@/components/ui/picture-sources'
import { pictureAlt } from '@/content/picture-alt'
import { type PictureName, pictures } from '@/content/pictures'
import { type Language } from '@/lib/language/language'

type PictureProps = {
  readonly name: PictureName
  /** The picture's width at each screen width, from which the browser chooses a file. */
  readonly sizes: string
  /** Whether to load the picture before everything else, as the first one on a page. */
  readonly isFirst?: boolean
  readonly className?: string
} & (
  | { /** Language of the text alternative. */ readonly language: Language }
  /** The text next to the picture says the same, so that it needs no text alternative. */
  | { readonly isDecoration: true }
)

const FOCUS_X = {
  50: 'focus-x-50',
  60: 'focus-x-60',
  75: 'focus-x-75',
  100: 'focus-x-100',
} as const
const FOCUS_Y = {
  25: 'focus-y-25',
  50: 'focus-y-50',
  75: 'focus-y-75',
  100: 'focus-y-100',
} as const

/** A picture that fills its box and keeps its focal point visible. */
export function Picture(props: PictureProps) {
  const { name, sizes, isFirst = false, className } = props
  const { file, width, height, focalPoint } = pictures[name]
  const { avifSet, webp } = pictureSources({ file, width })
  // Preloaded in the head, before the scripts: by the time the browser finds the picture, all its connections are busy.
  if (isFirst) {
    const fetchPriority = 'high'
    preload(webp, { as: 'image', imageSrcSet: avifSet, imageSizes: sizes, type: 'image/avif', fetchPriority })
  }
  return (
    <picture className="contents">
      <source sizes={sizes} srcSet={avifSet} type="image/avif" />
      {/* Next's Image component supports one format per URL and would add its script to every page. */}
      <img
        alt={'language' in props ? pictureAlt(name, props.language) : ''}
        className={clsx(
          'size-full object-focus',
          !isFirst && 'after-first',
          FOCUS_X[focalPoint.x],
          FOCUS_Y[focalPoint.y],
          className,
        )}
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        src={webp}
        width={width}
      />
    </picture>
  )
}
