import { type PictureName } from '@/content/pictures'

/** The opacity of the scrim over a picture, in per cent. */
type Opacity = 0 | 10 | 20 | 30 | 40 | 50 | 60

type ScrimOpacities = {
  /** Over the lower left, where the headline is on wide screens. */
  readonly words: Opacity
  /** Under the header. */
  readonly top: Opacity
}

/**
 * The lightest scrims that keep the text readable. Rule: light-veils (docs/rules.md); the test lists what each picture
 * needs.
 */
export const scrimOpacities: Readonly<Record<PictureName, ScrimOpacities>> = {
  auroraCabin: { words: 40, top: 30 },
  auroraLake: { words: 40, top: 0 },
  autumnAurora: { words: 0, top: 30 },
  bearRidge: { words: 0, top: 0 },
  cameraAurora: { words: 20, top: 30 },
  campfire: { words: 30, top: 30 },
  familyAurora: { words: 40, top: 0 },
  filmPoster: { words: 40, top: 50 },
  fishingHole: { words: 20, top: 40 },
  fishingLake: { words: 0, top: 0 },
  glassIgloos: { words: 40, top: 0 },
  logCabin: { words: 40, top: 30 },
  minibus: { words: 0, top: 0 },
  reindeer: { words: 40, top: 10 },
  reindeerClose: { words: 10, top: 0 },
  snowshoeTracks: { words: 40, top: 50 },
  snowshoers: { words: 0, top: 0 },
  springSnow: { words: 40, top: 30 },
  boardwalk: { words: 40, top: 50 },
  hotelPickUp: { words: 40, top: 20 },
  roadDusk: { words: 40, top: 40 },
  roadToFells: { words: 40, top: 0 },
  kaamosRiver: { words: 40, top: 40 },
  elk: { words: 40, top: 30 },
  corona: { words: 40, top: 30 },
  forestRoadAurora: { words: 30, top: 30 },
  lanterns: { words: 50, top: 30 },
  eveningForest: { words: 40, top: 40 },
  valley: { words: 40, top: 10 },
  familyFire: { words: 0, top: 0 },
  octoberRiver: { words: 30, top: 30 },
  winterClothing: { words: 30, top: 40 },
  iglooInside: { words: 0, top: 40 },
  snowshoes: { words: 40, top: 30 },
  fishingCup: { words: 40, top: 0 },
  frostForest: { words: 20, top: 30 },
  fellTop: { words: 40, top: 0 },
  kotaInside: { words: 30, top: 0 },
  shoreFire: { words: 10, top: 30 },
  sledgeNoon: { words: 20, top: 0 },
  midsummerLake: { words: 40, top: 0 },
  creek: { words: 40, top: 0 },
  foxTracks: { words: 0, top: 0 },
  fishingSpring: { words: 40, top: 0 },
  litWindow: { words: 0, top: 20 },
  forestWalkers: { words: 40, top: 30 },
  cabinLane: { words: 40, top: 30 },
  reindeerSnowfall: { words: 0, top: 0 },
}
