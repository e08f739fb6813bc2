import { type IncomingMessage, ServerResponse } from 'node:http'
import { pictureSources } from '@/components/ui/picture-sources'
import { pictures } from '@/content/pictures'
import nextConfig from '@/next.config'
import { refuseUnlistedPictures } from '@/lib/server/request/refuse-unlisted-pictures'

const TRACKS = '/images/fox-tracks-evening-snow.webp'

/** The status of a refusal; null for a request passed on to Next. */
function ask(url: string, method = 'GET'): number | null {
  const request = { url, method } as IncomingMessage
  const response = new ServerResponse(request)
  return refuseUnlistedPictures(request, response) ? response.statusCode : null
}

test('every picture of the manifest is left to the image server, in the form that pages use', () => {
  const refused = Object.values(pictures).filter((picture) => ask(pictureSources(picture).webp) !== null)
  expect(refused).toEqual([])
})

test.each([
  `/_next/image?q=75&w=1080&url=${TRACKS}`,
  `/_next/image?url=${TRACKS.replaceAll('-', '%2d').replaceAll('/', '%2f')}&w=1080&q=75`,
])('%s is the same URL, and is left to it, too', (url) => {
  expect(ask(url)).toBeNull()
})

test.each([
  ['robots.txt and what follows', `/_next/image?url=%2Frobots.txt%23${'%3F'.repeat(3040)}&w=640&q=75`],
  ['a call', '/_next/image?url=%2Fapi%2Ftours&w=1080&q=75'],
  ['another file', '/_next/image?url=%2Fimages%2Fbear.webp&w=1080&q=75'],
  ['a picture with a query', `/_next/image?url=${encodeURIComponent(`${TRACKS}?a`)}&w=1080&q=75`],
  [
    'a picture of elsewhere',
    `/_next/image?url=${encodeURIComponent('https://evil.example/a.webp')}&w=1080&q=75`,
  ],
  ['another width', `/_next/image?url=${TRACKS}&w=640&q=75`],
  ['another quality', `/_next/image?url=${TRACKS}&w=1080&q=76`],
  ['a width twice', `/_next/image?url=${TRACKS}&w=1080&w=640&q=75`],
  ['a picture twice', `/_next/image?url=${TRACKS}&url=%2Frobots.txt&w=1080&q=75`],
  ['one thing more', `/_next/image?url=${TRACKS}&w=1080&q=75&x=1`],
  ['no picture', '/_next/image'],
  ['a slash too many', `/_next/image/?url=${TRACKS}&w=1080&q=75`],
  ['a fragment', `/_next/image#?url=${TRACKS}&w=1080&q=75`],
  ['a name of every object', '/_next/image?url=constructor&w=1080&q=75'],
])('%s is not found', (_, url) => {
  expect(ask(url)).toBe(404)
})

test('everything else is not the URL of a picture', () => {
  expect(ask(TRACKS)).toBeNull()
  expect(ask('/ice-fishing?url=/_next/image')).toBeNull()
})

test('Next itself only accepts pictures, in one width and one quality', () => {
  expect(nextConfig.images).toMatchObject({
    localPatterns: [
      { pathname: '/images/*.webp', search: '' },
      { pathname: '/film/*.webp', search: '' },
    ],
    deviceSizes: [1080],
    imageSizes: [],
    qualities: [75],
  })
})
