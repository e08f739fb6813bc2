/** Where we are. */
export const company = {
  address: '{street}, {postalCode} {town}, Finland',
  location: '{town}, Finnish Lapland',
} as const
