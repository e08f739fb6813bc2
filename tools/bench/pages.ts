/** One page of each type, as the table names it, and how much script it may have: times the bare page's. */
export const PAGES = [
  { name: 'home', path: '/', scriptLimit: 1.15 },
  { name: 'category', path: '/northern-lights-tours', scriptLimit: 1.05 },
  { name: 'tour, before its panel', path: '/northern-lights-tour', scriptLimit: 1.25 },
  { name: 'article', path: '/blog/best-time-northern-lights-lapland-2025', scriptLimit: 1.05 },
  { name: 'legal', path: '/privacy-policy', scriptLimit: 1.05 },
  { name: 'transport', path: '/transportation-customized', scriptLimit: null },
] as const

export const BARE_PAGE = '/'
export const TRIVIAL_HANDLER = '/api/trivial'
export const AVAILABILITY = '/api/availability?tourId=1'
