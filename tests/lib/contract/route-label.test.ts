import { readdirSync, readFileSync } from 'node:fs'
import { API_ROUTES, FORM_ROUTES, isApiOrFormLabel, routeLabel } from '@/lib/contract/route-label'

test('every API route has its own label, and no other path has one', () => {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  const routes = files.filter((file) => /^[^[]*route\.ts$/.test(file)).map((file) => `/api/${file}`)
  expect([...API_ROUTES].sort()).toEqual(routes.map((file) => file.replace(/\/route\.ts$/, '')).sort())
})

test('so does every form, and no label contains a token', () => {
  const files = ['(by-link)', 'office'].flatMap((folder) =>
    readdirSync(`app/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const routes = files.filter((file) => file.endsWith('/route.ts'))
  const forms = routes.filter((file) =>
    readFileSync(`app/${file}`, 'utf8').match(/POST[:(]|(?:Form|Act)Route\(/),
  )
  const labels = forms.map(
    (file) =>
      `/${file
        .replace('(by-link)/', '')
        .replace(/\/route\.ts$/, '')
        .replace(/\[(\w+)\]/g, ':$1')}`,
  )
  expect([...FORM_ROUTES].sort()).toEqual(labels.sort())
  for (const label of FORM_ROUTES) {
    const path = label.replaceAll(/:\w+/g, 'AAECAwQF')
    expect(routeLabel(`${path}?adults=2`)).toBe(label)
    expect(isApiOrFormLabel(label)).toBe(true)
  }
})

test('no label contains anything that a client wrote into a URL', () => {
  expect(routeLabel('/api/checkout?session_id=cs_1')).toBe('/api/checkout')
  expect(routeLabel('/api/aino@example.com')).toBe('/api/unknown')
  expect(routeLabel('/api')).toBe('/api/unknown')
  expect(routeLabel('/_next/static/a.js')).toBe('asset')
  expect(routeLabel('/ice-fishing?name=Aino')).toBe('page')
  expect(routeLabel('/booking/AAECAwQF')).toBe('page')
  expect(routeLabel('/operator/AAECAwQF/aino@example.com')).toBe('page')
  expect(routeLabel('/booking/AAECAwQF/aino@example.com')).toBe('page')
  expect(routeLabel('/waiting/AAECAwQF')).toBe('page')
  expect(routeLabel('/review/AAECAwQF')).toBe('page')
})
