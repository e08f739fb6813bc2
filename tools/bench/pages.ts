/** One page of each type, named as in the table. `scriptLimit` is the largest multiple of the bare page's script. */
export const BENCH_PAGES = [
  { name: 'home', path: '/', scriptLimit: 1.155 },
  { name: 'category', path: '/northern-lights-tours', scriptLimit: 1.055 },
  { name: 'tour, before its panel', path: '/northern-lights-tour', scriptLimit: 1.25 },
  { name: 'article', path: '/blog/best-time-northern-lights-lapland-2025', scriptLimit: 1.055 },
  { name: 'legal', path: '/privacy-policy', scriptLimit: 1.055 },
  { name: 'transport', path: '/transportation-customized', scriptLimit: null },
] as const

export const BARE_PAGE_PATH = '/'
export const TRIVIAL_HANDLER_PATH = '/api/trivial'
export const AVAILABILITY_PATH = '/api/availability?tourId=1'

/** The response is the tour's whole season, although each request starts from a different day in the past. */
export const SEASON_PATH = `${AVAILABILITY_PATH}&from={past day}`
