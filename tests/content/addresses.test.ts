import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ADDRESSES, SINGLE_ROUTES, TRANSLATED_ROUTES } from '@/content/addresses'
import { tours } from '@/content/tours/all-tours'
import { builtPath, MISSING_PAGE } from '@/lib/contract/built-path'
import { publicAddress, addressOf } from '@/lib/contract/address'
import { LANGUAGES } from '@/lib/language/language'
import { addressRewrites, missingRewrites } from '@/lib/server/request/address-rewrites'

const OTHERS = ['de', 'fr', 'es', 'it'] as const

test('every page of the site has an address, and every address a page', () => {
  const files = readdirSync('app/site/[language]', { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => path.basename(file) === 'page.tsx' && !file.startsWith('@'))
  const folders = pages.map((file) => path.dirname(file)).filter((folder) => `/${folder}` !== MISSING_PAGE)
  const routes = folders.flatMap((folder) => {
    if (folder === '[tour]') return tours.map(({ route }) => route)
    return folder === '.' ? ['/'] : [`/${folder.replace('[slug]', ':slug')}`]
  })
  expect([...TRANSLATED_ROUTES, ...SINGLE_ROUTES].sort()).toEqual(routes.sort())
})

test.each(OTHERS)('addresses in %s are readable, and each page has its own', (language) => {
  const own = Object.values(ADDRESSES[language])
  expect(new Set(own).size).toBe(own.length)
  for (const address of own) expect(address).toMatch(/^([a-z0-9-]+(\/(:slug|[a-z0-9-]+))?)?$/)
})

test('a built page is found at its address alone', () => {
  expect(builtPath('/', 'en')).toBe('/site/en')
  expect(builtPath('/blog', 'de')).toBe('/site/de/blog')
  for (const route of TRANSLATED_ROUTES) {
    expect(publicAddress(builtPath(route, 'en'))).toBe(route)
    for (const language of OTHERS)
      expect(publicAddress(builtPath(route, language))).toBe(addressOf(route, language))
  }
  expect(publicAddress('/site/de/blog/nordlichter')).toBe('/de/blog/nordlichter')
  expect(publicAddress('/site/english')).toBe('/site/english')
})

test('no two addresses lead to different pages, in any language', () => {
  const [first, ...rules] = addressRewrites(LANGUAGES)
  expect(first).toEqual({ source: '/site/:path*', destination: '/unknown' })
  const sources = rules.map(({ source, has = [] }) => `${source}?${has.map(({ value }) => value).join()}`)
  expect(new Set(sources).size).toBe(sources.length)
})

test('an unknown address of a language leads to the page of that language that says so', () => {
  expect(missingRewrites(['en', 'de'])).toEqual([
    { source: '/de/:path*', destination: '/site/de/missing' },
    { source: '/site/de/:path*', destination: '/site/de/missing' },
  ])
})
