import { readdirSync } from 'node:fs'
import path from 'node:path'
import { SITE_ROUTES } from '@/content/addresses'
import { tours } from '@/content/tours/all-tours'
import { builtPath, publicAddress } from '@/lib/contract/built-path'
import { addressRewrites } from '@/lib/server/request/address-rewrites'

test('every page of the site has an address, and every address a page', () => {
  const files = readdirSync('app/site/[language]', { recursive: true, encoding: 'utf8' })
  const folders = files.filter((file) => path.basename(file) === 'page.tsx').map((file) => path.dirname(file))
  const routes = folders.flatMap((folder) => {
    if (folder === '[tour]') return tours.map(({ route }) => route)
    return folder === '.' ? ['/'] : [`/${folder.replace('[slug]', ':slug')}`]
  })
  expect([...SITE_ROUTES].sort()).toEqual(routes.sort())
})

test('a built page is found at its address alone', () => {
  expect(['/', '/blog'].map(builtPath)).toEqual(['/site/en', '/site/en/blog'])
  for (const route of SITE_ROUTES) expect(publicAddress(builtPath(route))).toBe(route)
  expect(publicAddress('/site/english')).toBe('/site/english')
  const [first] = addressRewrites()
  expect(first).toEqual({ source: '/site/:path*', destination: '/unknown' })
})
