/** The phases of darkness, each drawn over the previous one. In daylight the mist-coloured background shows. */
export const TWILIGHTS = [
  { className: 'fill-slate', from: 'sunset', to: 'sunrise' },
  {
    className: 'fill-[color-mix(in_oklab,var(--color-slate)_45%,var(--color-fjord))]',
    from: 'civilDusk',
    to: 'civilDawn',
  },
  { className: 'fill-fjord', from: 'nauticalDusk', to: 'nauticalDawn' },
  {
    className: 'fill-night',
    from: 'astronomicalDusk',
    to: 'astronomicalDawn',
  },
] as const
