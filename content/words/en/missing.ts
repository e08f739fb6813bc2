/** Pages that do not exist, and pages that a busy server could not make. */
export const missing = {
  title: 'Page not found',
  description:
    'This address leads nowhere on our site. The tours from Rovaniemi, the travel guides and our contact form are one step away, from here.',
  heading: 'No track leads here',
  text: 'The page is not there, or no longer. The tours are, and so are we.',
  seeTours: 'See the tours',
  busyHeading: 'One moment, please',
  busyText:
    'Your page could not be loaded just now, and nothing was changed. Load it again in a moment, or call us: <phone></phone>.',
} as const
