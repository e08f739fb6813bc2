import { type PageFile } from '@/content/texts/text-files'

/** What each picture shows, for those who do not see it. */
export const text: PageFile<'pictures'> = () => ({
  auroraCabin:
    'Deux personnes main dans la main sur la neige, devant elles un chalet de rondins éclairé parmi les épicéas, au-dessus le rideau plissé d’une aurore verte',
  auroraLake:
    'Une personne sur un lac gelé sous un large arc d’aurore, vert et violet, dont la lueur se pose sur la glace',
  autumnAurora:
    'Des bouleaux jaunes sur l’autre rive d’un lac sombre en septembre, une aurore au-dessus des fjells et dans l’eau',
  bearRidge:
    'Un ours brun qui marche sur une crête de la dernière neige du printemps, ses traces derrière lui, des épicéas et des fjells dans une brume dorée, le soleil bas',
  cameraAurora:
    'Un appareil photo sur son trépied dans la neige, devant une ligne sombre d’épicéas et une large aurore boréale',
  campfire:
    'Des personnes assises sur des rondins des deux côtés d’un feu, près d’une kota, la tente conique de Laponie, une aurore derrière les épicéas',
  familyAurora:
    'Des parents et un enfant, de dos sur la neige, qui regardent une aurore au-dessus des épicéas et des fjells',
  filmPoster:
    'Un chalet de rondins aux fenêtres éclairées dans une clairière enneigée, des traces qui y mènent, une aurore verte au-dessus des épicéas',
  fishingHole:
    'Une lanterne allumée, des moufles rouges, une tasse de bois et une canne courte autour d’un trou dans la glace, un chalet aux fenêtres éclairées sur l’autre rive',
  fishingLake:
    'Une personne en veste rouge sur un tabouret, qui pêche par un trou dans la glace d’un grand lac, le soleil bas au-dessus des fjells',
  glassIgloos:
    'Des dômes de verre éclairés de l’intérieur entre des épicéas enneigés, au-dessus la lueur diffuse d’une aurore et des étoiles',
  logCabin:
    'Un chalet de rondins aux fenêtres baignées d’une lumière chaude, de la fumée au-dessus de son toit couvert de neige, à la tombée de la nuit',
  minibus:
    'Un minibus vu de derrière dans la neige, une lumière chaude par la porte latérale ouverte, deux personnes à côté, des étoiles et la lueur basse d’une aurore',
  reindeer:
    'Des rennes dispersés sur une crête enneigée, deux d’entre eux qui broutent, les derniers rayons du soleil derrière les fjells',
  reindeerClose:
    'Un renne aux larges bois, tout près sur la neige, le soleil bas du soir sur sa tête et sa crinière blanche, derrière lui des épicéas et un fjell',
  snowshoeTracks:
    'Des traces profondes dans la neige, qui mènent à un passage entre des épicéas chargés de neige, dans une lumière rasante',
  snowshoers: 'Quatre personnes en raquettes qui montent un fjell dégagé sous un soleil bas',
  springSnow:
    'Deux marcheurs sur la neige sous un ciel bleu de printemps, entre des épicéas givrés, devant eux un fjell blanc et arrondi',
  boardwalk:
    'Un chemin de planches enneigé, bordé de garde-corps, qui serpente entre de grands épicéas sous un ciel rose',
  hotelPickUp:
    'Un minibus à la porte ouverte devant un hôtel de rondins éclairé, à la tombée de la nuit, le chauffeur qui attend à côté, une personne qui arrive avec une valise',
  roadDusk: 'Un minibus, phares allumés, qui arrive sur une route enneigée en forêt, à la tombée de la nuit',
  roadToFells:
    'Un minibus sur une route enneigée et sinueuse, entre des épicéas et des jalons rouges, des fjells bas au fond',
  kaamosRiver:
    'Une rivière sombre et libre de glace entre des rives enneigées, dans la lumière bleue d’un midi polaire, au fond un fjell encore teinté de rose',
  elk: 'Un élan entre de grands pins, à demi caché par la brume d’hiver, une traînée de lumière sur la neige',
  corona:
    'Deux personnes sur un lac gelé, les rayons d’une aurore qui se rejoignent très haut au-dessus de leurs têtes',
  forestRoadAurora:
    'Une route de forêt enneigée et vide, la nuit, une aurore vive dans la trouée au-dessus d’elle',
  lanterns:
    'Un sentier balisé de lanternes dans une clairière enneigée, trois appareils photo sur des trépieds, une aurore au-dessus des épicéas',
  eveningForest: 'De grands épicéas lourds de neige, entre eux le rose du ciel du soir',
  valley:
    'Un minibus, petit et très loin en contrebas, sur une route qui serpente dans une vaste forêt enneigée',
  familyFire:
    'Une famille avec deux enfants autour d’un feu sur la neige, une aurore pâle au-dessus de la forêt sombre',
  octoberRiver:
    'Une rivière libre de glace en octobre, la première neige sur ses rives, une aurore reflétée dans l’eau',
  winterClothing:
    'Un pull à motifs, un bonnet tricoté, des moufles rouges et une écharpe à des patères, au-dessous, sur le banc, des bottes, une lanterne et une tasse',
  iglooInside:
    'Des étoiles et une bande d’aurore à travers les nervures d’un dôme de verre, vues depuis un lit au plaid de laine rouge, une lampe à côté',
  snowshoes:
    'Une paire de raquettes en bois et deux bâtons plantés dans la neige devant une forêt dans la lumière du soir',
  fishingCup:
    'Un trou dans la glace avec une canne courte posée en travers au soleil, à côté une tasse de café en bouleau',
  frostForest: 'Des bouleaux et des épicéas couverts de givre, entre eux le soleil bas sur la neige intacte',
  fellTop:
    'Un marcheur avec sac à dos et bâtons au sommet d’un fjell enneigé, qui regarde des crêtes dans une brume rose',
  kotaInside:
    'Une cafetière noire de suie à une chaîne au-dessus du feu dans une kota de bois, des tasses de bouleau sur les pierres, de la neige dans l’embrasure de la porte ouverte',
  shoreFire:
    'Une table basse de rondins avec du pain, des tasses de bois et une lanterne, près d’un feu sous trois perches, sur la neige au bord d’un lac gelé, à la tombée de la nuit',
  sledgeNoon: 'Un traîneau de bois chargé, seul sur un grand lac gelé dans la lumière rose d’un midi polaire',
  midsummerLake:
    'Une barque à un ponton sur un lac immobile, le soleil de la nuit de la Saint-Jean, bas au-dessus de la forêt',
  creek:
    'Un ruisseau sombre entre de hautes rives de neige, des bonnets de neige sur ses pierres, des épicéas dans une douce lumière grise',
  foxTracks:
    'Les traces d’un renard sur une neige sculptée par le vent, des épicéas sous un ciel rose du soir',
  fishingSpring:
    'Deux personnes sur des tabourets, qui pêchent à travers la glace d’un lac sous un ciel bleu, un traîneau chargé à côté d’elles',
  litWindow:
    'Des stalactites de glace sous l’avant-toit enneigé d’un chalet de rondins à la tombée de la nuit, des bougies à la fenêtre éclairée, de vieux skis de bois contre le mur',
  forestWalkers:
    'Un guide et deux personnes avec des sacs à dos, en raquettes, de dos, en file vers des épicéas chargés de neige',
  cabinLane:
    'Deux chalets de rondins aux fenêtres éclairées dans la neige profonde, à la tombée de la nuit, un chemin entre eux, des épicéas et un fjell derrière',
  reindeerSnowfall:
    'Des rennes dans une clairière sous la neige qui tombe, l’un d’eux qui broute, des épicéas blancs jusqu’à la cime',
})
