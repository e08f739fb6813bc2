import localFont from 'next/font/local'

/** Headlines and prices. */
export const fraunces = localFont({
  src: './fraunces-display.woff2',
  variable: '--font-fraunces',
  weight: '400',
  display: 'swap',
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
