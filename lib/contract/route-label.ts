/** The API routes. We log no other part of a URL, because clients can put anything there. */
export const API_ROUTES = [
  '/api/alive',
  '/api/availability',
  '/api/checkout',
  '/api/checkout/webhook',
  '/api/crypto-bookings',
  '/api/health',
  '/api/identity',
  '/api/next-dates',
  '/api/requests/contact',
  '/api/requests/customized-tour',
  '/api/requests/transportation',
  '/api/reviews',
  '/api/stay',
  '/api/tours',
  '/api/waiting-list',
] as const

/**
 * The routes to which forms post without JavaScript. `:token` is the link's token, `:action` the name of the action;
 * the others are what an address of the office is about.
 */
export const FORM_ROUTES = [
  '/booking/:token/address',
  '/booking/:token/cancel/confirm',
  '/booking/:token/change',
  '/booking/:token/choose',
  '/booking/:token/details/save',
  '/booking/:token/forget-health',
  '/booking/:token/keep',
  '/booking/:token/new-address/drop',
  '/booking/:token/new-address/send',
  '/booking/:token/pay',
  '/find-booking/send',
  '/office/bookings/:reference/:action/confirm',
  '/office/bookings/:reference/:action/preview',
  '/office/bookings/:reference/person/:action/confirm',
  '/office/bookings/:reference/person/export',
  '/office/confirm-it-is-you/send',
  '/office/dates',
  '/office/dates/:ids/:action/confirm',
  '/office/dates/:ids/:action/preview',
  '/office/departures/:id/:action/confirm',
  '/office/departures/:id/:action/preview',
  '/office/departures/:id/attendance',
  '/office/emails/:id/:action/confirm',
  '/office/enquiries/:id/:action/confirm',
  '/office/enquiries/:id/:action/preview',
  '/office/enquiries/:id/person/:action/confirm',
  '/office/enquiries/:id/person/export',
  '/office/enter/:token/open',
  '/office/new/confirm',
  '/office/new/preview',
  '/office/reviews/:id/:action/confirm',
  '/office/reviews/:id/:action/preview',
  '/office/season/confirm',
  '/office/send',
  '/office/settings/sessions/:id/end',
  '/office/sign-out',
  '/review/:token/send',
  '/review/:token/withdraw',
  '/waiting/:token/confirm',
  '/waiting/:token/leave',
  '/operator/:token/:action/confirm',
  '/operator/:token/:action/preview',
  '/operator/:token/attendance',
] as const

const FORMS = FORM_ROUTES.map((route) => ({
  route,
  shape: new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/**
 * Label a request for the log: an API or form route, `/api/unknown`, `asset` or `page`. The label never contains a
 * token.
 */
export function routeLabel(url: string): string {
  const path = url.split('?', 1)[0]?.split('#', 1)[0] ?? ''
  if (path.startsWith('/_next/')) return 'asset'
  if (isApiPath(path)) return API_ROUTES.find((route) => route === path) ?? '/api/unknown'
  return FORMS.find(({ shape }) => shape.test(path))?.route ?? 'page'
}

/** Whether a path is below `/api`, whether or not there is such a route. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

/** Whether a request with this label performs an action or asks for data, rather than for a page or a file. */
export function isApiOrFormLabel(label: string): boolean {
  return label.startsWith('/')
}
