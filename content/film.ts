/** The film behind the home page's headline: silent, seamless, the first format that the browser knows. */
export const film = {
  /** Its first frame. */
  poster: 'filmPoster',
  width: 1280,
  height: 720,
  sources: [
    { file: '/film/hero-loop.av1.webm', type: 'video/webm; codecs="av01.0.05M.10"' },
    { file: '/film/hero-loop.h264.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
  ],
} as const

export type Film = typeof film
