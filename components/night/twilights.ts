/** The phases of darkness, each drawn over the previous one. Daylight is the mist-coloured background. */
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
