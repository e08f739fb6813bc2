/** The silent, seamless film behind the home page's headline. The browser uses the first format it supports. */
export const film = {
  /** Its first frame. */
  poster: 'filmPoster',
  width: 1920,
  height: 1080,
  sources: [
    { file: '/film/hero-loop.av1.webm', type: 'video/webm; codecs="av01.0.08M.10"' },
    { file: '/film/hero-loop.h264.mp4', type: 'video/mp4; codecs="avc1.640028"' },
  ],
} as const

export type HeroFilm = typeof film
