import { type PictureName } from '@/content/pictures'

/** How thick the veil over a picture is, in per cent. */
type Veil = 0 | 10 | 20 | 30 | 40 | 50 | 60

type Veils = {
  /** Over the lower left, where the headline stands on wide screens. */
  readonly words: Veil
  /** Under the header. */
  readonly top: Veil
}

/** As light as the contrast of the words allows. Rule: light-veils (docs/rules.md); its test says what a picture needs. */
export const veils: Readonly<Record<PictureName, Veils>> = {
  auroraCabin: { words: 50, top: 0 },
  auroraLake: { words: 30, top: 0 },
  autumnAurora: { words: 0, top: 0 },
  bearRidge: { words: 0, top: 0 },
  cameraAurora: { words: 20, top: 0 },
  campfire: { words: 40, top: 0 },
  familyAurora: { words: 30, top: 0 },
  filmPoster: { words: 40, top: 50 },
  fishingHole: { words: 20, top: 40 },
  fishingLake: { words: 0, top: 0 },
  glassIgloos: { words: 40, top: 0 },
  logCabin: { words: 40, top: 30 },
  minibus: { words: 0, top: 0 },
  reindeer: { words: 30, top: 0 },
  snowshoeTracks: { words: 30, top: 20 },
  snowshoers: { words: 0, top: 0 },
  springSnow: { words: 30, top: 30 },
  boardwalk: { words: 40, top: 0 },
  roadDusk: { words: 30, top: 0 },
  roadToFells: { words: 30, top: 20 },
  kaamosRiver: { words: 40, top: 40 },
  elk: { words: 30, top: 40 },
  corona: { words: 40, top: 30 },
  forestRoadAurora: { words: 0, top: 10 },
  lanterns: { words: 30, top: 0 },
  owl: { words: 30, top: 0 },
  valley: { words: 30, top: 0 },
  familyFire: { words: 30, top: 0 },
  octoberRiver: { words: 10, top: 0 },
  winterClothing: { words: 30, top: 40 },
  iglooInside: { words: 0, top: 40 },
  boardwalkSnowfall: { words: 40, top: 10 },
  snowshoes: { words: 40, top: 30 },
  fishingCup: { words: 0, top: 0 },
  frostForest: { words: 0, top: 0 },
  airport: { words: 50, top: 0 },
  fellTop: { words: 30, top: 10 },
  kotaInside: { words: 0, top: 0 },
  shoreFire: { words: 60, top: 40 },
  sledgeNoon: { words: 0, top: 20 },
  midsummerLake: { words: 40, top: 20 },
  creek: { words: 40, top: 30 },
  foxTracks: { words: 20, top: 30 },
  fishingSpring: { words: 0, top: 20 },
  litWindow: { words: 0, top: 20 },
  forestWalkers: { words: 40, top: 20 },
  cabinLane: { words: 30, top: 30 },
  reindeerSnowfall: { words: 20, top: 0 },
}
