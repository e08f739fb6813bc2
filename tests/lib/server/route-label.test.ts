import { readdirSync } from 'node:fs'
import { API_ROUTES, routeLabel } from '@/lib/server/route-label'

test('every call of the API has its own word, and there is a word for no other', () => {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  const routes = files.filter((file) => /^[^[]*route\.ts$/.test(file)).map((file) => `/api/${file}`)
  expect([...API_ROUTES].sort()).toEqual(routes.map((file) => file.replace(/\/route\.ts$/, '')).sort())
})

test('what a client writes into an address is in no word', () => {
  expect(routeLabel('/api/checkout?session_id=cs_1')).toBe('/api/checkout')
  expect(routeLabel('/api/aino@example.com')).toBe('/api/unknown')
  expect(routeLabel('/api')).toBe('/api/unknown')
  expect(routeLabel('/_next/static/a.js')).toBe('asset')
  expect(routeLabel('/ice-fishing?name=Aino')).toBe('page')
})
