import localFont from 'next/font/local'

/**
 * Headlines and prices. It is preloaded, and where it does not come before the first paint that page does without: in
 * another typeface a headline may have another number of lines, and all below it would jump.
 */
export const fraunces = localFont({
  src: './fraunces-display.woff2',
  variable: '--font-fraunces',
  weight: '400',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})

/** Everything else. */
export const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
})
