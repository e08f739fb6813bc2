/** The categories of tours, and what their pages say about a tour. */
export const categories = {
  northernLights: 'Northern Lights Tours',
  equipment: 'Renting Equipment',
  daytime: 'Daytime Experiences',
  mostPopular: 'Most Popular',
  familyFavorite: 'Family Favorite',
} as const
