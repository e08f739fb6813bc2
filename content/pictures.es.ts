import { type PageFile } from '@/content/texts/text-files'

/** What each picture shows, for those who do not see it. */
export const text: PageFile<'pictures'> = () => ({
  auroraCabin:
    'Dos viajeros de la mano sobre la nieve, ante ellos una cabaña de troncos iluminada entre abetos y, encima, una cortina plegada de aurora boreal verde',
  auroraLake:
    'Una persona en un lago helado bajo un amplio arco de aurora boreal, verde y violeta, con su resplandor en el hielo',
  autumnAurora:
    'Abedules amarillos en la otra orilla de un lago oscuro en septiembre, la aurora boreal sobre los fjells y en el agua',
  bearRidge:
    'Un oso pardo camina por una cresta con la última nieve de la primavera, sus huellas detrás, abetos y fjells en una bruma dorada, el sol bajo',
  cameraAurora:
    'Una cámara en su trípode sobre la nieve, ante una línea oscura de abetos y una aurora boreal ancha',
  campfire:
    'Viajeros sentados en troncos a ambos lados de un fuego junto a una kota, la tienda lapona, con la aurora boreal detrás de los abetos',
  familyAurora:
    'Una pareja con un niño, de espaldas sobre la nieve, mira la aurora boreal sobre los abetos y los fjells',
  filmPoster:
    'Una cabaña de troncos con las ventanas encendidas en un claro nevado, huellas que llevan a ella, aurora boreal verde sobre los abetos',
  fishingHole:
    'Un farol encendido, manoplas rojas, una taza de madera y una caña corta en torno a un agujero en el hielo; en la otra orilla, una cabaña con las ventanas encendidas',
  fishingLake:
    'Una persona con chaqueta roja, sentada en un taburete, pesca por un agujero en el hielo de un lago amplio, el sol bajo sobre los fjells',
  glassIgloos:
    'Cúpulas de cristal iluminadas por dentro entre abetos nevados; sobre ellas, un resplandor difuso de aurora boreal y estrellas',
  logCabin:
    'Una cabaña de troncos al anochecer, con luz cálida en las ventanas y humo sobre el tejado nevado',
  minibus:
    'Una furgoneta vista por detrás en la nieve, luz cálida que sale de la puerta lateral abierta, dos viajeros al lado, estrellas y un resplandor bajo de aurora boreal',
  reindeer: 'Renos repartidos por una loma nevada, dos de ellos comiendo, el último sol detrás de los fjells',
  reindeerClose:
    'Un reno de grandes cuernas, muy cerca, sobre la nieve, el sol bajo del atardecer en la cara y en la melena blanca del cuello, abetos y un fjell detrás',
  snowshoeTracks: 'Huellas hondas que cruzan la nieve hasta un hueco entre abetos cargados, con el sol bajo',
  snowshoers: 'Cuatro personas con raquetas suben por un fjell abierto, con el sol bajo',
  springSnow:
    'Dos caminantes en la nieve bajo el cielo azul de primavera, entre abetos escarchados; delante, un fjell blanco y redondo',
  boardwalk: 'Una pasarela nevada con barandillas serpentea entre abetos altos bajo un cielo rosa',
  hotelPickUp:
    'Una furgoneta con la puerta abierta ante un hotel de troncos iluminado al anochecer; el conductor espera al lado y alguien llega con una maleta',
  roadDusk:
    'Una furgoneta con los faros encendidos se acerca al anochecer por una carretera nevada del bosque',
  roadToFells:
    'Una furgoneta en una carretera nevada con curvas, entre abetos y balizas rojas, con fjells bajos al fondo',
  kaamosRiver:
    'Un río oscuro sin hielo entre orillas nevadas, en la luz azul de un mediodía polar; al fondo, un fjell con el último resplandor rosa',
  elk: 'Un alce entre pinos altos, medio oculto por la niebla de invierno, con una franja de luz en la nieve',
  corona:
    'Dos viajeros en un lago helado; los rayos de la aurora boreal se juntan muy por encima de sus cabezas',
  forestRoadAurora:
    'Una carretera nevada y vacía en el bosque, de noche; en el hueco que se abre encima, una aurora boreal brillante',
  lanterns:
    'Un camino marcado con faroles en un claro nevado, tres cámaras sobre trípodes, aurora boreal sobre los abetos',
  eveningForest: 'Abetos altos cargados de nieve y, entre ellos, el rosa del cielo al atardecer',
  valley: 'Una furgoneta, pequeña y muy abajo, en una carretera que serpentea por un gran bosque nevado',
  familyFire:
    'Una familia con dos niños en torno a un fuego sobre la nieve, aurora boreal tenue sobre el bosque oscuro',
  octoberRiver:
    'Un río sin hielo en octubre, con la primera nieve en las orillas y la aurora boreal reflejada en el agua',
  winterClothing:
    'Un jersey con dibujos, un gorro de punto, manoplas rojas y una bufanda en unos colgadores; debajo, en el banco, botas, un farol y una taza',
  iglooInside:
    'Estrellas y una banda de aurora boreal a través de las varillas de una cúpula de cristal, vistas desde una cama con una manta roja de lana y una lámpara al lado',
  snowshoes:
    'Un par de raquetas de madera y dos bastones clavados en la nieve ante un bosque, con luz de atardecer',
  fishingCup:
    'Un agujero en el hielo, con una caña corta encima, al sol; al lado, una taza de abedul con café',
  frostForest: 'Abedules y abetos escarchados, el sol bajo entre ellos sobre una nieve sin pisar',
  fellTop:
    'Una persona con mochila y bastones en la cima nevada de un fjell mira las lomas en una bruma rosada',
  kotaInside:
    'Una cafetera tiznada cuelga de una cadena sobre el fuego dentro de una kota de madera, tazas de abedul en las piedras, nieve en la puerta abierta',
  shoreFire:
    'Una mesa baja de troncos con pan, tazas de madera y un farol junto a un fuego bajo tres palos, en la nieve, a la orilla de un lago helado al anochecer',
  sledgeNoon:
    'Un trineo de madera cargado, solo en un lago helado y amplio, en la luz rosa de un mediodía polar',
  midsummerLake:
    'Una barca de remos junto a un embarcadero en un lago en calma, el sol de la noche de San Juan, bajo sobre el bosque',
  creek:
    'Un arroyo oscuro entre orillas de nieve profunda, piedras con caperuzas de nieve, abetos en una suave luz gris',
  foxTracks: 'Huellas de zorro sobre nieve ondulada por el viento, abetos bajo un cielo rosa de atardecer',
  fishingSpring:
    'Dos viajeros en taburetes pescan en el hielo de un lago bajo un cielo azul, con un trineo cargado al lado',
  litWindow:
    'Carámbanos bajo el alero nevado de una cabaña de troncos al anochecer, velas en la ventana encendida, unos esquís viejos de madera contra la pared',
  forestWalkers:
    'Un guía y dos viajeros con mochila y raquetas, de espaldas, en fila india hacia unos abetos cargados de nieve',
  cabinLane:
    'Dos cabañas de troncos con las ventanas encendidas en la nieve profunda al anochecer, un camino entre las dos, abetos y un fjell detrás',
  reindeerSnowfall: 'Renos en un claro mientras nieva, uno de ellos comiendo, abetos blancos hasta la punta',
})
