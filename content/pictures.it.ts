import { type PageFile } from '@/content/texts/text-files'

/** What each picture shows, for those who do not see it. */
export const text: PageFile<'pictures'> = () => ({
  auroraCabin:
    'Due ospiti mano nella mano sulla neve, davanti a loro un cottage di tronchi illuminato fra gli abeti, in alto l’aurora boreale, una tenda verde piegata',
  auroraLake:
    'Una persona su un lago gelato sotto un ampio arco di aurora boreale, verde e viola, con il suo riflesso sul ghiaccio',
  autumnAurora:
    'Betulle gialle sulla riva opposta di un lago scuro a settembre, aurora boreale sopra i fjell e nell’acqua',
  bearRidge:
    'Un orso bruno cammina su una cresta dell’ultima neve di primavera, dietro di lui le sue orme, abeti e fjell in una foschia dorata, il sole basso',
  cameraAurora:
    'Una fotocamera sul treppiede nella neve, davanti a una linea scura di abeti e a un’ampia aurora boreale',
  campfire:
    'Ospiti seduti su tronchi ai due lati di un fuoco accanto a una kota, la tenda conica lappone, aurora boreale dietro gli abeti',
  familyAurora:
    'Due genitori e un bambino di spalle sulla neve, guardano l’aurora boreale sopra abeti e fjell',
  filmPoster:
    'Un cottage di tronchi con le finestre illuminate in una radura innevata, tracce che ci arrivano, aurora boreale verde sopra gli abeti',
  fishingHole:
    'Una lanterna accesa, muffole rosse, una tazza di legno e una canna corta intorno a un buco nel ghiaccio, sulla riva opposta un cottage con le finestre illuminate',
  fishingLake:
    'Un ospite in giacca rossa su uno sgabello pesca da un buco nel ghiaccio di un grande lago, il sole basso sopra i fjell',
  glassIgloos:
    'Cupole di vetro illuminate dall’interno fra abeti innevati, sopra di loro un chiarore diffuso di aurora boreale e le stelle',
  logCabin:
    'Un cottage di tronchi con le finestre calde e il fumo sopra il tetto coperto di neve, al crepuscolo',
  minibus:
    'Un pulmino visto da dietro nella neve, luce calda dalla porta laterale aperta, due ospiti lì accanto, stelle e un basso chiarore di aurora boreale',
  reindeer: 'Renne sparse su un crinale innevato, due brucano, l’ultimo sole dietro i fjell',
  reindeerClose:
    'Una renna dai grandi palchi, vicinissima, sulla neve, il sole basso della sera sul muso e sulla criniera bianca, dietro abeti e un fjell',
  snowshoeTracks:
    'Tracce profonde nella neve portano in un varco fra abeti carichi, nella luce bassa del sole',
  snowshoers: 'Quattro persone con le ciaspole salgono un fjell aperto nel sole basso',
  springSnow:
    'Due persone camminano sulla neve sotto un cielo azzurro di primavera, fra abeti coperti di brina, davanti a loro un fjell bianco e arrotondato',
  boardwalk: 'Una passerella innevata con i parapetti serpeggia fra alti abeti sotto un cielo rosa',
  hotelPickUp:
    'Un pulmino con la porta aperta davanti a un hotel di tronchi illuminato, al crepuscolo, l’autista aspetta lì accanto, un ospite arriva con la valigia',
  roadDusk: 'Un pulmino a fari accesi arriva lungo una strada innevata nel bosco, al crepuscolo',
  roadToFells:
    'Un pulmino su una strada innevata piena di curve fra abeti e paletti rossi, dietro bassi fjell',
  kaamosRiver:
    'Un fiume scuro libero dal ghiaccio fra rive innevate, nella luce blu di un mezzogiorno polare, dietro un fjell nell’ultimo rosa',
  elk: 'Un alce fra alti pini, mezzo nascosto dalla foschia invernale, una striscia di luce sulla neve',
  corona:
    'Due ospiti su un lago gelato, raggi di aurora boreale che si incontrano in alto sopra le loro teste',
  forestRoadAurora:
    'Una strada vuota e innevata nel bosco, di notte, nel varco sopra di lei un’aurora boreale luminosa',
  lanterns:
    'Un sentiero segnato da lanterne in una radura innevata, tre fotocamere sui treppiedi, aurora boreale sopra gli abeti',
  eveningForest: 'Alti abeti carichi di neve, fra loro il rosa del cielo della sera',
  valley: 'Un pulmino, piccolo e lontano in basso, su una strada che serpeggia in un vasto bosco innevato',
  familyFire:
    'Una famiglia con due bambini intorno a un fuoco sulla neve, una debole aurora boreale sopra il bosco scuro',
  octoberRiver:
    'Un fiume senza ghiaccio a ottobre, con la prima neve sulle rive, l’aurora boreale riflessa nell’acqua',
  winterClothing:
    'Un maglione a disegni, un berretto di lana, muffole rosse e una sciarpa appesi ai pioli, sotto, sulla panca, scarponi, una lanterna e una tazza',
  iglooInside:
    'Stelle e una fascia di aurora boreale fra le nervature di una cupola di vetro, viste da un letto con una coperta di lana rossa, accanto una lampada',
  snowshoes:
    'Un paio di ciaspole di legno e due bastoncini piantati nella neve davanti a un bosco, nella luce della sera',
  fishingCup:
    'Un buco nel ghiaccio con sopra una canna corta, al sole, accanto una tazza di betulla con il caffè',
  frostForest: 'Betulle e abeti coperti di brina, fra loro il sole basso sulla neve intatta',
  fellTop:
    'Una persona con zaino e bastoncini sulla cima innevata di un fjell, guarda i crinali in una foschia rosa',
  kotaInside:
    'Una caffettiera annerita appesa a una catena sopra il fuoco in una kota di legno, tazze di betulla sulle pietre, la neve nella porta aperta',
  shoreFire:
    'Un basso tavolo di tronchi apparecchiato con pane, tazze di legno e una lanterna, accanto a un fuoco sotto tre pali, sulla neve in riva a un lago gelato, al crepuscolo',
  sledgeNoon:
    'Una slitta di legno carica, sola su un grande lago gelato, nella luce rosa di un mezzogiorno polare',
  midsummerLake:
    'Una barca a remi a un pontile su un lago immobile, il sole di una notte di mezza estate basso sul bosco',
  creek:
    'Un ruscello scuro fra alte rive di neve, cappucci di neve sui sassi, abeti in una morbida luce grigia',
  foxTracks: 'Le tracce di una volpe sulla neve lavorata dal vento, abeti sotto un cielo rosa di sera',
  fishingSpring:
    'Due ospiti su sgabelli pescano nel ghiaccio di un lago sotto un cielo azzurro, accanto una slitta carica',
  litWindow:
    'Ghiaccioli sotto la gronda innevata di un cottage di tronchi al crepuscolo, candele nella finestra illuminata, vecchi sci di legno contro la parete',
  forestWalkers:
    'Una guida e due ospiti con gli zaini, sulle ciaspole, visti da dietro, in fila indiana verso abeti carichi di neve',
  cabinLane:
    'Due cottage di tronchi con le finestre illuminate nella neve alta al crepuscolo, fra loro un viottolo, dietro abeti e un fjell',
  reindeerSnowfall: 'Renne in una radura mentre nevica, una bruca, abeti bianchi fino alla punta',
})
