/** A place on the ground, in degrees north and east, at sea level and with a flat horizon. */
export type Place = { readonly latitude: number; readonly longitude: number }

/** The place for which all nights and days are computed. */
export const ROVANIEMI: Place = { latitude: 66.5, longitude: 25.73 }
