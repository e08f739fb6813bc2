import { optimizedFile } from '@/lib/pictures/optimized-file'
import { sizedFiles } from '@/lib/pictures/sized-files'

type Master = { readonly file: string; readonly width: number }

/** The URLs of a picture in all its widths, for the browser to choose from, and one in WebP for older browsers. */
export function pictureSources({ file, width }: Master): { readonly avifSet: string; readonly webp: string } {
  return {
    avifSet: sizedFiles(file, width)
      .map((sized) => `${sized.file} ${sized.width}w`)
      .join(', '),
    webp: optimizedFile(file),
  }
}
