/** A guest's review, in lists on the public pages, on its guest's page and on home. */
export const reviews = {
  stars: '{stars} out of 5',
  photograph: 'Photograph from {name}’s tour',
  came: 'Booked and came in {month}',
  guestsSay: 'What guests say',
  all: 'All reviews',
} as const
