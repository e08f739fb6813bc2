type FocusX = 50 | 60 | 75 | 100
type FocusY = 25 | 50 | 75 | 100

/**
 * A picture on the site. The focal point, in per cent from the left and the top, stays visible when the picture is
 * cropped.
 */
export type Picture = {
  readonly file: `/${'images' | 'film'}/${string}.webp`
  readonly width: number
  readonly height: number
  readonly focalPoint: { readonly x: FocusX; readonly y: FocusY }
}

/** All pictures are paintings, not photographs, as the footer of every page says. Rule: samples (docs/rules.md) */
export const arePicturesPaintings = true

/** Every picture that a page can use. */
export const pictures = {
  auroraCabin: {
    file: '/images/aurora-cabin-guests.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  auroraLake: {
    file: '/images/aurora-frozen-lake.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  autumnAurora: {
    file: '/images/autumn-aurora-lake.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  bearRidge: {
    file: '/images/bear-snowy-ridge-haze.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  cameraAurora: {
    file: '/images/camera-tripod-aurora.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  campfire: {
    file: '/images/campfire-kota-guests.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  familyAurora: {
    file: '/images/family-child-aurora.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  filmPoster: {
    file: '/film/hero-loop.poster.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 100 },
  },
  fishingHole: {
    file: '/images/ice-fishing-hole-lantern.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 100, y: 100 },
  },
  fishingLake: {
    file: '/images/ice-fishing-wide-lake.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 100 },
  },
  glassIgloos: {
    file: '/images/glass-igloos-aurora.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  logCabin: {
    file: '/images/log-cabin-smoke-windows.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  minibus: {
    file: '/images/minibus-night-pickup.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  reindeer: {
    file: '/images/reindeer-dusk-ridge.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  reindeerClose: {
    file: '/images/reindeer-close-dusk.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 60, y: 25 },
  },
  snowshoeTracks: {
    file: '/images/snowshoe-tracks-spruces.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  snowshoers: {
    file: '/images/snowshoers-open-fell.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  springSnow: {
    file: '/images/spring-snow-blue-sky.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  boardwalk: {
    file: '/images/wildlife-park-boardwalk.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  hotelPickUp: {
    file: '/images/minibus-hotel-drive-dusk.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  roadDusk: {
    file: '/images/minibus-winter-road-dusk.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  roadToFells: {
    file: '/images/winter-road-to-fells.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  kaamosRiver: {
    file: '/images/kaamos-noon-river.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  elk: {
    file: '/images/elk-between-pines-mist.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  corona: {
    file: '/images/guests-under-corona-lake.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  forestRoadAurora: {
    file: '/images/forest-road-aurora-gap.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  lanterns: {
    file: '/images/lanterns-tripods-clearing.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  eveningForest: {
    file: '/images/forest-evening-pink.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  valley: {
    file: '/images/minibus-wide-valley.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  familyFire: {
    file: '/images/family-fire-faint-lights.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  octoberRiver: {
    file: '/images/october-river-aurora.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  winterClothing: {
    file: '/images/winter-clothing-on-wood.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  iglooInside: {
    file: '/images/glass-igloo-inside-aurora.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 100, y: 75 },
  },
  snowshoes: {
    file: '/images/snowshoes-in-snow-low-sun.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  fishingCup: {
    file: '/images/ice-fishing-hole-cup-day.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  frostForest: {
    file: '/images/frosted-birches-sun.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  fellTop: {
    file: '/images/fell-top-walker-ridges.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  kotaInside: {
    file: '/images/kota-fire-coffee-pot.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  shoreFire: {
    file: '/images/shore-fire-guests-ice-evening.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  sledgeNoon: {
    file: '/images/lone-sledge-polar-noon-lake.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  midsummerLake: {
    file: '/images/midsummer-night-sun-lake.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  creek: {
    file: '/images/creek-snow-pillows.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  foxTracks: {
    file: '/images/fox-tracks-evening-snow.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  fishingSpring: {
    file: '/images/ice-fishing-guests-blue-sky.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  litWindow: {
    file: '/images/cabin-eaves-icicles-window.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  forestWalkers: {
    file: '/images/snowshoers-among-spruces.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  cabinLane: {
    file: '/images/cabins-lane-dusk-above.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 100, y: 50 },
  },
  reindeerSnowfall: {
    file: '/images/reindeer-forest-falling-snow.webp',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures

/** Daylight pictures, whose scrim is light instead of dark. */
const byDay: ReadonlySet<PictureName> = new Set([
  'bearRidge',
  'fishingLake',
  'snowshoeTracks',
  'snowshoers',
  'springSnow',
  'boardwalk',
  'roadToFells',
  'kaamosRiver',
  'elk',
  'valley',
  'snowshoes',
  'fishingCup',
  'frostForest',
  'fellTop',
  'sledgeNoon',
  'midsummerLake',
  'creek',
  'foxTracks',
  'fishingSpring',
  'forestWalkers',
  'reindeerSnowfall',
  'reindeer',
  'reindeerClose',
])

export function isDaylightPicture(name: PictureName): boolean {
  return byDay.has(name)
}
