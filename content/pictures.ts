type FocusX = 50 | 60 | 75 | 100
type FocusY = 25 | 50 | 75 | 100

/**
 * A picture on the site. The focal point, in per cent from the left and the top, stays visible when the picture is
 * cropped.
 */
export type Picture = {
  readonly file: `/${'images' | 'film'}/${string}.webp`
  readonly alt: string
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
    alt: 'Two guests hand in hand on the snow, a lit log cabin among spruces before them, a folded curtain of green northern lights above',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  auroraLake: {
    file: '/images/aurora-frozen-lake.webp',
    alt: 'One person on a frozen lake under a wide arc of northern lights, green and violet, its glow on the ice',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  autumnAurora: {
    file: '/images/autumn-aurora-lake.webp',
    alt: 'Yellow birches on the far shore of a dark lake in September, northern lights above the fells and in the water',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  bearRidge: {
    file: '/images/bear-snowy-ridge-haze.webp',
    alt: 'A brown bear walking along a crest of the last snow of spring, its tracks behind it, spruces and fells in golden haze, the sun low',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  cameraAurora: {
    file: '/images/camera-tripod-aurora.webp',
    alt: 'A camera on its tripod on the snow, before a dark line of spruces and broad northern lights',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  campfire: {
    file: '/images/campfire-kota-guests.webp',
    alt: 'Guests on logs on both sides of an open fire beside a kota, the Lappish tepee, northern lights behind the spruces',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  familyAurora: {
    file: '/images/family-child-aurora.webp',
    alt: 'Parents and a child from behind on the snow, looking at northern lights over the spruces and fells',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  filmPoster: {
    file: '/film/hero-loop.poster.webp',
    alt: 'A log cabin with lit windows in a snowy clearing, tracks leading to it, green northern lights over the spruces',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 100 },
  },
  fishingHole: {
    file: '/images/ice-fishing-hole-lantern.webp',
    alt: 'A lit lantern, red mittens, a wooden cup and a short rod around a hole in the ice, a cabin with lit windows on the far shore',
    width: 1920,
    height: 1080,
    focalPoint: { x: 100, y: 100 },
  },
  fishingLake: {
    file: '/images/ice-fishing-wide-lake.webp',
    alt: 'A guest in a red jacket on a stool, fishing through a hole in the ice of a wide lake, the low sun over the fells',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 100 },
  },
  glassIgloos: {
    file: '/images/glass-igloos-aurora.webp',
    alt: 'Glass domes lit from inside between snowy spruces, a diffuse glow of northern lights and stars above them',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  logCabin: {
    file: '/images/log-cabin-smoke-windows.webp',
    alt: 'A log cabin with warm windows and smoke over its snow-covered roof at dusk',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  minibus: {
    file: '/images/minibus-night-pickup.webp',
    alt: 'A minibus seen from behind in the snow, warm light from its open side door, two guests beside it, stars and a low glow of northern lights',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  reindeer: {
    file: '/images/reindeer-dusk-ridge.webp',
    alt: 'Reindeer spread over a ridge of snow, two of them feeding, the last of the sun behind the fells',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  reindeerClose: {
    file: '/images/reindeer-close-dusk.webp',
    alt: 'A reindeer with broad antlers close by on the snow, low evening sun on its face and white mane, spruces and a fell behind it',
    width: 1920,
    height: 1080,
    focalPoint: { x: 60, y: 25 },
  },
  snowshoeTracks: {
    file: '/images/snowshoe-tracks-spruces.webp',
    alt: 'Deep tracks leading through the snow into a gap between snow-laden spruces, in low sunlight',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  snowshoers: {
    file: '/images/snowshoers-open-fell.webp',
    alt: 'Four people on snowshoes climbing an open fell in low sun',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  springSnow: {
    file: '/images/spring-snow-blue-sky.webp',
    alt: 'Two walkers on snow under a blue spring sky, between frosted spruces, a rounded white fell ahead',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  boardwalk: {
    file: '/images/wildlife-park-boardwalk.webp',
    alt: 'A snowy boardwalk with railings winding through tall spruces under a pink sky',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  hotelPickUp: {
    file: '/images/minibus-hotel-drive-dusk.webp',
    alt: 'A minibus with its door open before a lit log hotel at dusk, the driver waiting beside it, a guest coming with a suitcase',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  roadDusk: {
    file: '/images/minibus-winter-road-dusk.webp',
    alt: 'A minibus with its headlights on, coming along a snowy forest road at dusk',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  roadToFells: {
    file: '/images/winter-road-to-fells.webp',
    alt: 'A minibus on a winding snowy road between spruces and red marker poles, low fells behind',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  kaamosRiver: {
    file: '/images/kaamos-noon-river.webp',
    alt: 'A dark open river between snowy banks in the blue light of a polar noon, a fell in the last pink behind',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  elk: {
    file: '/images/elk-between-pines-mist.webp',
    alt: 'An elk between tall pines, half hidden by winter mist, a streak of light on the snow',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  corona: {
    file: '/images/guests-under-corona-lake.webp',
    alt: 'Two guests on a frozen lake, rays of northern lights meeting high above their heads',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  forestRoadAurora: {
    file: '/images/forest-road-aurora-gap.webp',
    alt: 'An empty snowy forest road at night, bright northern lights in the gap above it',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  lanterns: {
    file: '/images/lanterns-tripods-clearing.webp',
    alt: 'A path marked by lanterns in a snowy clearing, three cameras on tripods, northern lights above the spruces',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  eveningForest: {
    file: '/images/forest-evening-pink.webp',
    alt: 'Tall spruces heavy with snow, the pink of the evening sky between them',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  valley: {
    file: '/images/minibus-wide-valley.webp',
    alt: 'A minibus, small and far below, on a road that winds through wide snowy forest',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  familyFire: {
    file: '/images/family-fire-faint-lights.webp',
    alt: 'A family with two children around a fire on the snow, faint northern lights over the dark forest',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  octoberRiver: {
    file: '/images/october-river-aurora.webp',
    alt: 'An open river in October with the first snow on its banks, northern lights mirrored in the water',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  winterClothing: {
    file: '/images/winter-clothing-on-wood.webp',
    alt: 'A patterned jumper, a knitted hat, red mittens and a scarf on pegs, boots, a lantern and a cup on the bench below',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  iglooInside: {
    file: '/images/glass-igloo-inside-aurora.webp',
    alt: 'Stars and a band of northern lights through the ribs of a glass dome, seen from a bed with a red wool throw, a lamp beside it',
    width: 1920,
    height: 1080,
    focalPoint: { x: 100, y: 75 },
  },
  snowshoes: {
    file: '/images/snowshoes-in-snow-low-sun.webp',
    alt: 'A pair of wooden snowshoes and two poles standing in the snow before a forest in evening light',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  fishingCup: {
    file: '/images/ice-fishing-hole-cup-day.webp',
    alt: 'A hole in the ice with a short rod over it in sunlight, a birch cup of coffee beside it',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  frostForest: {
    file: '/images/frosted-birches-sun.webp',
    alt: 'Hoar-frosted birches and spruces, the low sun between them on untouched snow',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  fellTop: {
    file: '/images/fell-top-walker-ridges.webp',
    alt: 'One walker with a rucksack and poles on a snowy fell top, looking over ridges in rose haze',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  kotaInside: {
    file: '/images/kota-fire-coffee-pot.webp',
    alt: 'A sooty coffee pot on a chain over the open fire inside a wooden kota, birch cups on the stones, snow in the open door',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  shoreFire: {
    file: '/images/shore-fire-guests-ice-evening.webp',
    alt: 'A low log table laid with bread, wooden cups and a lantern beside a fire under three poles, on the snow by a frozen lake at dusk',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  sledgeNoon: {
    file: '/images/lone-sledge-polar-noon-lake.webp',
    alt: 'A laden wooden sledge alone on a wide frozen lake in the rose light of a polar noon',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  midsummerLake: {
    file: '/images/midsummer-night-sun-lake.webp',
    alt: 'A rowing boat at a jetty on a still lake, the midsummer night sun low over the forest',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  creek: {
    file: '/images/creek-snow-pillows.webp',
    alt: 'A dark creek between deep snowy banks, caps of snow on its stones, spruces in soft grey light',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  foxTracks: {
    file: '/images/fox-tracks-evening-snow.webp',
    alt: "A fox's tracks over wind-drifted snow, spruces under a rose evening sky",
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  fishingSpring: {
    file: '/images/ice-fishing-guests-blue-sky.webp',
    alt: 'Two guests on stools, fishing through the ice of a lake under a blue sky, a laden sledge beside them',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  litWindow: {
    file: '/images/cabin-eaves-icicles-window.webp',
    alt: 'Icicles under the snowy eaves of a log cabin at dusk, candles in its lit window, old wooden skis against the wall',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  forestWalkers: {
    file: '/images/snowshoers-among-spruces.webp',
    alt: 'A guide and two guests with rucksacks on snowshoes, seen from behind, in single file towards snow-laden spruces',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  cabinLane: {
    file: '/images/cabins-lane-dusk-above.webp',
    alt: 'Two log cabins with lit windows in deep snow at dusk, a lane between them, spruces and a fell behind',
    width: 1920,
    height: 1080,
    focalPoint: { x: 100, y: 50 },
  },
  reindeerSnowfall: {
    file: '/images/reindeer-forest-falling-snow.webp',
    alt: 'Reindeer in a clearing in falling snow, one of them feeding, spruces white to their tips',
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
