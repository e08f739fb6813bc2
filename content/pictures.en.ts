import { type PageFile } from '@/content/texts/text-files'

/** What each picture shows, for those who do not see it. */
export const text: PageFile<'pictures'> = () => ({
  auroraCabin:
    'Two guests hand in hand on the snow, a lit log cabin among spruces before them, a folded curtain of green northern lights above',
  auroraLake:
    'One person on a frozen lake under a wide arc of northern lights, green and violet, its glow on the ice',
  autumnAurora:
    'Yellow birches on the far shore of a dark lake in September, northern lights above the fells and in the water',
  bearRidge:
    'A brown bear walking along a crest of the last snow of spring, its tracks behind it, spruces and fells in golden haze, the sun low',
  cameraAurora: 'A camera on its tripod on the snow, before a dark line of spruces and broad northern lights',
  campfire:
    'Guests on logs on both sides of an open fire beside a kota, the Lappish tepee, northern lights behind the spruces',
  familyAurora:
    'Parents and a child from behind on the snow, looking at northern lights over the spruces and fells',
  filmPoster:
    'A log cabin with lit windows in a snowy clearing, tracks leading to it, green northern lights over the spruces',
  fishingHole:
    'A lit lantern, red mittens, a wooden cup and a short rod around a hole in the ice, a cabin with lit windows on the far shore',
  fishingLake:
    'A guest in a red jacket on a stool, fishing through a hole in the ice of a wide lake, the low sun over the fells',
  glassIgloos:
    'Glass domes lit from inside between snowy spruces, a diffuse glow of northern lights and stars above them',
  logCabin: 'A log cabin with warm windows and smoke over its snow-covered roof at dusk',
  minibus:
    'A minibus seen from behind in the snow, warm light from its open side door, two guests beside it, stars and a low glow of northern lights',
  reindeer: 'Reindeer spread over a ridge of snow, two of them feeding, the last of the sun behind the fells',
  reindeerClose:
    'A reindeer with broad antlers close by on the snow, low evening sun on its face and white mane, spruces and a fell behind it',
  snowshoeTracks:
    'Deep tracks leading through the snow into a gap between snow-laden spruces, in low sunlight',
  snowshoers: 'Four people on snowshoes climbing an open fell in low sun',
  springSnow:
    'Two walkers on snow under a blue spring sky, between frosted spruces, a rounded white fell ahead',
  boardwalk: 'A snowy boardwalk with railings winding through tall spruces under a pink sky',
  hotelPickUp:
    'A minibus with its door open before a lit log hotel at dusk, the driver waiting beside it, a guest coming with a suitcase',
  roadDusk: 'A minibus with its headlights on, coming along a snowy forest road at dusk',
  roadToFells: 'A minibus on a winding snowy road between spruces and red marker poles, low fells behind',
  kaamosRiver:
    'A dark open river between snowy banks in the blue light of a polar noon, a fell in the last pink behind',
  elk: 'An elk between tall pines, half hidden by winter mist, a streak of light on the snow',
  corona: 'Two guests on a frozen lake, rays of northern lights meeting high above their heads',
  forestRoadAurora: 'An empty snowy forest road at night, bright northern lights in the gap above it',
  lanterns:
    'A path marked by lanterns in a snowy clearing, three cameras on tripods, northern lights above the spruces',
  eveningForest: 'Tall spruces heavy with snow, the pink of the evening sky between them',
  valley: 'A minibus, small and far below, on a road that winds through wide snowy forest',
  familyFire:
    'A family with two children around a fire on the snow, faint northern lights over the dark forest',
  octoberRiver:
    'An open river in October with the first snow on its banks, northern lights mirrored in the water',
  winterClothing:
    'A patterned jumper, a knitted hat, red mittens and a scarf on pegs, boots, a lantern and a cup on the bench below',
  iglooInside:
    'Stars and a band of northern lights through the ribs of a glass dome, seen from a bed with a red wool throw, a lamp beside it',
  snowshoes: 'A pair of wooden snowshoes and two poles standing in the snow before a forest in evening light',
  fishingCup: 'A hole in the ice with a short rod over it in sunlight, a birch cup of coffee beside it',
  frostForest: 'Hoar-frosted birches and spruces, the low sun between them on untouched snow',
  fellTop: 'One walker with a rucksack and poles on a snowy fell top, looking over ridges in rose haze',
  kotaInside:
    'A sooty coffee pot on a chain over the open fire inside a wooden kota, birch cups on the stones, snow in the open door',
  shoreFire:
    'A low log table laid with bread, wooden cups and a lantern beside a fire under three poles, on the snow by a frozen lake at dusk',
  sledgeNoon: 'A laden wooden sledge alone on a wide frozen lake in the rose light of a polar noon',
  midsummerLake: 'A rowing boat at a jetty on a still lake, the midsummer night sun low over the forest',
  creek: 'A dark creek between deep snowy banks, caps of snow on its stones, spruces in soft grey light',
  foxTracks: "A fox's tracks over wind-drifted snow, spruces under a rose evening sky",
  fishingSpring:
    'Two guests on stools, fishing through the ice of a lake under a blue sky, a laden sledge beside them',
  litWindow:
    'Icicles under the snowy eaves of a log cabin at dusk, candles in its lit window, old wooden skis against the wall',
  forestWalkers:
    'A guide and two guests with rucksacks on snowshoes, seen from behind, in single file towards snow-laden spruces',
  cabinLane:
    'Two log cabins with lit windows in deep snow at dusk, a lane between them, spruces and a fell behind',
  reindeerSnowfall:
    'Reindeer in a clearing in falling snow, one of them feeding, spruces white to their tips',
})
