/** What moves or loads on the home page. Sent to the browser with it, so the fewer the better. */
export const homeControls = {
  playFilm: 'Play film',
  pauseFilm: 'Pause film',
  playReviews: 'Play reviews',
  pauseReviews: 'Pause reviews',
  /** The tags stand for the day, and for places and light: the area `nextDates`. */
  nextDate: 'Next open date: <day></day><rest></rest>',
} as const
