/** The controls of a slideshow. */
export const slides = {
  kind: 'slideshow',
  play: 'Play slideshow',
  pause: 'Pause slideshow',
  position: 'Picture {current} of {count}',
  next: 'Next picture',
} as const
