type Focus = 0 | 25 | 50 | 75 | 100

/** A picture of the site. The focal point, in per cent from the left and the top, stays in view when it is cropped. */
export type Picture = {
  readonly file: `/${'images' | 'film'}/${string}.webp`
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly focalPoint: { readonly x: Focus; readonly y: Focus }
}

/** Every picture that a page may name. */
export const pictures = {
  auroraCabin: {
    file: '/images/aurora-cabin-guests.webp',
    alt: 'Two guests before a lit log cabin, a folded curtain of green northern lights above the spruces',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 100 },
  },
  auroraLake: {
    file: '/images/aurora-frozen-lake.webp',
    alt: 'One person on the ice of a frozen lake under a wide arc of northern lights',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  autumnAurora: {
    file: '/images/autumn-aurora-lake.webp',
    alt: 'Yellow birches around an open lake in September, northern lights mirrored in the water',
    width: 1920,
    height: 1080,
    focalPoint: { x: 25, y: 50 },
  },
  bearRidge: {
    file: '/images/bear-snowy-ridge-haze.webp',
    alt: 'A bear far off on a snowy ridge in the golden haze of a low sun',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  cameraAurora: {
    file: '/images/camera-tripod-aurora.webp',
    alt: 'A camera on a tripod and a photographer looking up at the northern lights',
    width: 1920,
    height: 1080,
    focalPoint: { x: 25, y: 50 },
  },
  campfire: {
    file: '/images/campfire-kota-guests.webp',
    alt: 'Guests sitting around an open fire beside a lit kota, the Lappish tepee, in a spruce forest',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  familyAurora: {
    file: '/images/family-child-aurora.webp',
    alt: 'Two parents and a child, one arm raised, looking at northern lights over a fell',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  filmPoster: {
    file: '/film/hero-loop.poster.webp',
    alt: 'Two guests before a lit log cabin in a snowy clearing, curtains of green northern lights over the spruces',
    width: 1280,
    height: 720,
    focalPoint: { x: 50, y: 100 },
  },
  fishingHole: {
    file: '/images/ice-fishing-hole-lantern.webp',
    alt: 'A hole in the ice with a short rod, a stool, an ice drill and a lantern at dusk',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  fishingLake: {
    file: '/images/ice-fishing-wide-lake.webp',
    alt: 'Two people fishing through the ice of a wide lake, the sun low over the fells',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  glassIgloos: {
    file: '/images/glass-igloos-aurora.webp',
    alt: 'Glass igloos lit from inside between snowy spruces, northern lights above them',
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
    alt: 'Guests boarding a minibus beside a cabin at night, northern lights over the forest',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  reindeer: {
    file: '/images/reindeer-dusk-ridge.webp',
    alt: 'A herd of reindeer in silhouette on a snowy ridge at dusk',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  snowshoeTracks: {
    file: '/images/snowshoe-tracks-spruces.webp',
    alt: 'Snowshoe tracks leading through deep snow into a spruce forest',
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
    alt: 'Two walkers between frosted birches under a blue spring sky',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  boardwalk: {
    file: '/images/wildlife-park-boardwalk.webp',
    alt: 'A snowy boardwalk with railings winding through tall spruces under a pink sky',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  roadDusk: {
    file: '/images/minibus-winter-road-dusk.webp',
    alt: 'A minibus with its headlights on, coming along a snowy forest road at dusk',
    width: 1920,
    height: 1080,
    focalPoint: { x: 25, y: 50 },
  },
  roadToFells: {
    file: '/images/winter-road-to-fells.webp',
    alt: 'A winter road with polished tracks bending through snow-laden spruces towards the fells, one minibus on it',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  kaamosRiver: {
    file: '/images/kaamos-noon-river.webp',
    alt: 'A dark open river between snowy banks in the blue light of a polar noon, a fell behind',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  elk: {
    file: '/images/elk-between-pines-mist.webp',
    alt: 'An elk with wide antlers standing between tall pine trunks in winter mist',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  corona: {
    file: '/images/guests-under-corona-lake.webp',
    alt: 'Four guests on a frozen lake, rays of northern lights meeting high above their heads',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
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
    alt: 'Three cameras on tripods and a line of lanterns in a snowy clearing under northern lights',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  owl: {
    file: '/images/great-grey-owl-snag.webp',
    alt: 'A great grey owl on a broken pine trunk, snowy spruces behind it',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 50 },
  },
  valley: {
    file: '/images/minibus-wide-valley.webp',
    alt: 'A minibus, small and far below, on a road through a wide valley of snowy forest',
    width: 1920,
    height: 1080,
    focalPoint: { x: 75, y: 75 },
  },
  familyFire: {
    file: '/images/family-fire-faint-lights.webp',
    alt: 'A family around a small fire by a frozen river, faint northern lights above the forest',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
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
    alt: 'Winter clothing laid out on a wooden table: folded wool, a hat, patterned mittens, lined boots and a flask',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  iglooInside: {
    file: '/images/glass-igloo-inside-aurora.webp',
    alt: 'Northern lights and spruces through the glass of an igloo, seen from the bed, a lamp beside it',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  boardwalkSnowfall: {
    file: '/images/boardwalk-fence-falling-snow.webp',
    alt: 'A parent and a child on a boardwalk between a high fence and a railing in falling snow',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
  snowshoes: {
    file: '/images/snowshoes-in-snow-low-sun.webp',
    alt: 'A pair of wooden snowshoes and two poles standing in the snow, low sun in the forest behind',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 50 },
  },
  fishingPerch: {
    file: '/images/ice-fishing-hole-perch-day.webp',
    alt: 'A hole in the ice seen from above, with a short rod, a bucket and two perch on the snow',
    width: 1920,
    height: 1080,
    focalPoint: { x: 50, y: 75 },
  },
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures
