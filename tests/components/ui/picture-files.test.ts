import { imageConfigDefault } from 'next/dist/shared/lib/image-config'
import { pictureFiles } from '@/components/ui/picture-files'

function widthsIn(srcSet: string): readonly number[] {
  return [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
}

test('a picture is asked for in the widths and the quality that the image server offers', () => {
  const { src, srcSet } = pictureFiles('/images/a.webp', 9999)
  expect(widthsIn(srcSet)).toEqual(imageConfigDefault.deviceSizes)
  expect(src).toBe('/_next/image?url=%2Fimages%2Fa.webp&w=3840&q=75')
  expect(imageConfigDefault.qualities ?? [75]).toContain(75)
})

test('a picture is not asked for in widths beyond the first that holds all of it', () => {
  expect(widthsIn(pictureFiles('/images/a.webp', 1920).srcSet)).toEqual([640, 750, 828, 1080, 1200, 1920])
  expect(widthsIn(pictureFiles('/images/a.webp', 1921).srcSet).at(-1)).toBe(2048)
})
