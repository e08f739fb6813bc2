/**
 * The phases of darkness, each with its start and end in a sky; each is drawn over the previous one. The
 * mist-coloured background stands for daylight.
 */
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
