/**
 * The calls of the API, as the folders of app/api name them. Nothing else of an address goes into the log: a client may
 * write anything there.
 */
export const API_ROUTES = [
  '/api/availability',
  '/api/checkout',
  '/api/checkout/webhook',
  '/api/crypto-bookings',
  '/api/health',
  '/api/requests/contact',
  '/api/requests/customized-tour',
  '/api/requests/transportation',
  '/api/tours',
  '/api/waiting-list',
] as const

/** What a request asks for: a call of the API, `/api/unknown`, one of the build's files, or a page. */
export function routeLabel(url: string): string {
  const path = url.split('?', 1)[0]?.split('#', 1)[0] ?? ''
  if (path.startsWith('/_next/')) return 'asset'
  if (path !== '/api' && !path.startsWith('/api/')) return 'page'
  return API_ROUTES.find((route) => route === path) ?? '/api/unknown'
}
