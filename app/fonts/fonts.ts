import localFont from 'next/font/local'

/**
 * The typeface of headings and prices. It is preloaded. If it has not loaded by the first paint, the page does without
 * it: swapping it in later could change the number of lines in a heading and shift everything below.
 */
export const fraunces = localFont({
  src: './fraunces-display.woff2',
  variable: '--font-fraunces',
  weight: '400',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})

/** The typeface of all other text. */
export const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
})
