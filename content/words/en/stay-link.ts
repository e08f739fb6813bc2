/** The link back to the days of a stay, on the pages that guests open from there. */
export const stayLink = {
  back: 'Back to your stay',
} as const
