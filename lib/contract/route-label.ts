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
  '/api/stay',
  '/api/tours',
  '/api/waiting-list',
] as const

/** Where the forms of pages are sent, with `:token` for the link and `:action` for what is to be done; they work without JavaScript. */
export const FORM_ROUTES = [
  '/booking/:token/address',
  '/booking/:token/cancel/confirm',
  '/booking/:token/change',
  '/booking/:token/choose',
  '/booking/:token/details/save',
  '/booking/:token/forget-health',
  '/booking/:token/keep',
  '/booking/:token/pay',
  '/find-booking/send',
  '/waiting/:token/confirm',
  '/waiting/:token/leave',
  '/operator/:token/:action/confirm',
  '/operator/:token/:action/preview',
  '/operator/:token/attendance',
] as const

/**
 * What a request asks for: a call of the API, `/api/unknown`, where a form is sent, one of the build's files, or a page.
 * Of a link nothing is told but that there is one.
 */
export function routeLabel(url: string): string {
  const path = url.split('?', 1)[0]?.split('#', 1)[0] ?? ''
  if (path.startsWith('/_next/')) return 'asset'
  if (isApiPath(path)) return API_ROUTES.find((route) => route === path) ?? '/api/unknown'
  const form = path
    .replace(/^\/(booking|operator|waiting)\/[^/]+/, '/$1/:token')
    .replace(/^(\/operator\/:token)\/[^/]+\//, '$1/:action/')
  return FORM_ROUTES.find((route) => route === form) ?? 'page'
}

/** Whether a path is one of the API's, known or not. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

/** Whether a request with this label does something, or asks for data: no page and no file. */
export function isCall(label: string): boolean {
  return label.startsWith('/')
}
