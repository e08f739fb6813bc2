/** The sky's colour by the height of the sun, mixed from the tokens of `app/globals.css`. */
const COLOURS = [
  { height: -18, colour: 'var(--color-night)' },
  { height: -12, colour: 'var(--color-fjord)' },
  { height: -6, colour: 'color-mix(in oklab, var(--color-mist) 38%, var(--color-fjord))' },
  { height: 0, colour: 'var(--color-mist)' },
  { height: 8, colour: 'var(--color-ice)' },
] as const

/** Return a CSS colour. */
export function skyColour(sunHeight: number): string {
  const above = COLOURS.findIndex(({ height }) => height >= sunHeight)
  const upper = COLOURS.at(above)
  const lower = COLOURS[above - 1]
  if (!upper || !lower) return (above === 0 ? COLOURS[0] : COLOURS[4]).colour
  const share = Math.round(((sunHeight - lower.height) / (upper.height - lower.height)) * 100)
  return `color-mix(in oklab, ${upper.colour} ${share}%, ${lower.colour})`
}

/** How strongly the horizon glows, 0 to 1: strongest while the sun crosses it. */
export function glowStrength(sunHeight: number): number {
  const away = sunHeight < 0 ? -sunHeight / 11 : sunHeight / 7
  return Math.round(Math.max(0, 1 - away) * 80) / 100
}

/** How bright the stars are, 0 to 1. */
export function starBrightness(sunHeight: number): number {
  return Math.round(Math.min(1, Math.max(0, (-8 - sunHeight) / 8)) * 100) / 100
}
