import { type stay as english } from '@/content/words/en/stay'
import { translate } from '@/content/words/translation'

export const stay = translate<typeof english>()({
  arrival: 'Arrivée',
  departure: 'Départ',
  adults: 'Adultes',
  children: 'Enfants',
  show: 'Voir mes journées',
  loading: 'Un instant…',
  listed: 'Vos journées figurent ci-dessous.',
  notConnected: 'Vos journées n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.',
  failed: 'Vos journées n’ont pas pu être chargées. Réessayez dans un instant.',

  fromTo: '{from} – {to}',
  dayOver:
    '{days, plural, one {Le premier jour de votre séjour est passé} other {Les # premiers jours de votre séjour sont passés}} : {left, plural, one {voici le jour qui reste} other {voici les jours qui restent}}.',
  eveningsWithRoom:
    'Sorties aurores boréales avec de la place pour {guests, plural, one {# personne} other {# personnes}} : {evenings, plural, one {# soir} other {# soirs}}.',
  listedEveningsWithRoom:
    'Sorties aurores boréales avec de la place pour {guests, plural, one {# personne} other {# personnes}} : {evenings, plural, one {# soir} other {# soirs}} ({days}).',
  darkest: '{count, plural, one {Le plus sombre : {days}.} other {Les plus sombres : {days}.}}',
  allTooLight:
    '{count, plural, one {Ce soir-là est trop clair} other {Tous sont trop clairs}} : il ne fait pas complètement nuit aux heures des sorties qui ont de la place.',
  someTooLight:
    '{count, plural, one {Soir trop clair} other {Soirs trop clairs}} : {days} ; il n’y fait pas complètement nuit aux heures des sorties qui ont de la place.',
  manyTooLight:
    '{count} d’entre eux sont trop clairs : il n’y fait pas complètement nuit aux heures des sorties qui ont de la place.',
  noRoom:
    'Ces soirs-là, aucune sortie aurores boréales n’a de place pour {guests, plural, one {# personne} other {# personnes}}.',
  outOfSeason:
    'Ces jours sont hors saison : nos sorties aurores boréales ont lieu du {season}, et en dehors les nuits sont trop claires.',
  noEveningLeft: 'Votre séjour n’a plus de soirée à venir.',
  tooLateTonight: 'Les sorties aurores boréales de ce soir ne peuvent plus être réservées.',
  notOnSale: 'Les sorties aurores boréales de ces soirs ne sont pas encore en vente.',
  noneBookable: 'Aucune sortie aurores boréales ne peut être réservée ces soirs-là.',
  nextEvening:
    'Le prochain soir avec de la place pour {guests, plural, one {# personne} other {# personnes}} est le {day}{tours, plural, =0 {} other { : <list></list>}}.',
  tooSmall: 'Trop peu de places pour {guests, plural, one {# personne} other {# personnes}} : {tours}.',
  tourUpTo: '{tour} (jusqu’à {seats})',
  larger: '{tour} : jusqu’à {seats} participants.',
  customized: 'Pour votre seul groupe, nous préparons une <link>sortie sur mesure</link>.',

  tour: 'Sortie',
  hours: 'Horaire',
  places: 'Places',
  price: 'Votre prix',
  darkness: 'Obscurité et lune',
  fromOn: 'dès {from}',
  tooFew: '{seats, plural, one {# libre} other {# libres}}, trop peu pour vous',
  full: 'complet',
  upTo: '{count, plural, one {jusqu’à # personne} other {jusqu’à # personnes}}',
  booked: 'réservée par vous',
  askUs: 'Nous écrire',
  onDay: '{tour}<hidden>, {day}</hidden>',
  darkestEvening: 'Soir le plus sombre',
  arrivalDay:
    'Le jour de votre arrivée, une sortie de jour ne convient que si vous êtes à Rovaniemi bien avant le départ.',
  lastEvening: 'Le soir de votre dernier jour, vous rentrez : les sorties de ce soir-là ne figurent pas ici.',
  noTour: 'Aucune sortie ne peut être réservée ce jour-là.',
  closedToday: 'Les sorties d’aujourd’hui ne peuvent plus être réservées.',
  tourInSentence: '« {tour} »',
  toursClosedToday: 'Plus de réservation pour aujourd’hui : {tours}.',
  clashes: 'Pas le même jour que ce que vous avez réservé ({booked}) : {tours}.',
  fits: 'Possible le même jour : {first}, puis {later}.',
  backBy: '{tour} (retour au plus tard à {time})',
  shortNight:
    'La sortie {tour} peut finir à {end} : ensuite, {tours} {count, plural, one {laisse} other {laissent}} peu de sommeil.',
  tourAt: '{tour} à {time}',

  noSky: 'L’obscurité et la lune de ces jours n’ont pas pu être chargées. Rechargez la page pour les voir.',
  stripsIntro: 'Chaque bande va de six heures du matin à six heures le lendemain.',
  stripsSky: 'ciel, du jour à la nuit',
  stripsMoon: 'lune au-dessus de l’horizon',
  stripsEvening: 'sortie du soir',
  stripsDaytime: 'sortie de jour',
  stripsTaken: 'pas de place pour vous',
  stripsAgreed: 'la fin est convenue avec vous',
  transfer:
    'Depuis l’aéroport ou la gare, ou plus loin vers les fjells : nous vous conduisons aussi. <link>Demander un transfert</link>',
  wholeParty:
    'Les prix valent pour tout votre groupe, TVA comprise. Soleil, lune et obscurité sont calculés pour Rovaniemi ; les nuages n’y figurent pas.',
  print: 'Imprimer ces journées',
})
