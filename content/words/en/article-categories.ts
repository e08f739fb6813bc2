/** The categories of articles, by their names in front matter. */
export const articleCategories = {
  Wildlife: 'Wildlife',
  Activities: 'Activities',
  'Travel Guide': 'Travel Guide',
  Accommodation: 'Accommodation',
} as const
