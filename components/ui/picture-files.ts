import { sizedFiles } from '@/lib/pictures/sized-files'

/** One of the widths, and the quality, that Next's image server offers unless it is told otherwise. */
const WIDTH = 1080
const QUALITY = 75

type Master = { readonly file: string; readonly width: number }

/** A picture's addresses in the widths that are ready, for the browser's choice; and one in WebP for older browsers. */
export function pictureFiles({ file, width }: Master): { readonly avifSet: string; readonly webp: string } {
  return {
    avifSet: sizedFiles(file, width)
      .map((sized) => `${sized.file} ${sized.width}w`)
      .join(', '),
    webp: `/_next/image?url=${encodeURIComponent(file)}&w=${WIDTH}&q=${QUALITY}`,
  }
}
