/** The three categories of tours, with their pages. */
export const categories = {
  northernLights: { route: '/northern-lights-tours', name: 'Northern Lights Tours' },
  equipment: { route: '/renting-equipment', name: 'Renting Equipment' },
  daytime: { route: '/daytime-experiences', name: 'Daytime Experiences' },
} as const

export type CategoryKey = keyof typeof categories
