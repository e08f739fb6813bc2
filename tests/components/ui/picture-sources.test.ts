import { imageConfigDefault } from 'next/dist/shared/lib/image-config'
import { pictureSources } from '@/components/ui/picture-sources'

test('a picture is offered in its widths, and none is wider than itself', () => {
  expect(pictureSources({ file: '/images/a.webp', width: 1920 }).avifSet).toBe(
    [640, 960, 1280, 1536, 1920].map((width) => `/images/sized/a-${width}.avif ${width}w`).join(', '),
  )
  expect(pictureSources({ file: '/film/a.b.webp', width: 1280 }).avifSet).toBe(
    '/film/sized/a.b-640.avif 640w, /film/sized/a.b-960.avif 960w, /film/sized/a.b-1280.avif 1280w',
  )
  expect(pictureSources({ file: '/images/a.webp', width: 960 }).avifSet).toMatch(/-640.*-960\.avif 960w$/)
})

test('for older browsers the image server gets a width and a quality that it offers', () => {
  const asked = new URL(pictureSources({ file: '/images/a.webp', width: 1920 }).webp, 'http://localhost')
  expect(asked.searchParams.get('url')).toBe('/images/a.webp')
  expect(imageConfigDefault.deviceSizes).toContain(Number(asked.searchParams.get('w')))
  expect(imageConfigDefault.qualities ?? [75]).toContain(Number(asked.searchParams.get('q')))
})
