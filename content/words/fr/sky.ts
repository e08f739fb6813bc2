import { type sky as english } from '@/content/words/en/sky'
import { translate } from '@/content/words/translation'

export const sky = translate<typeof english>()({
  yourNight: 'Votre nuit',
  yourDay: 'Votre journée',
  notLoaded: 'Le ciel de cette date n’a pas pu être chargé.',

  darknessAndMoon: '{darkness} ; {moon}.',
  darknessAlone: '{darkness}.',
  tooLight:
    'Cette nuit est trop claire pour la sortie : il ne fait pas complètement nuit entre {start} et {end}',
  allDark:
    'La sortie dure de {start} à {end} au plus tard, et il fait complètement nuit pendant tout ce temps{clocks, select, forward { (cette nuit-là, on avance les horloges d’une heure)} back { (cette nuit-là, on recule les horloges d’une heure)} other {}}',
  mostlyLight:
    'La plus grande partie de cette sortie est trop claire : entre {start} et {end}, il ne fait complètement nuit que {part, select, end {à partir de {from}} start {jusqu’à {to}} other {de {from} à {to}}}, soit {hours}{clocks, select, forward { (cette nuit-là, on avance les horloges d’une heure)} back { (cette nuit-là, on recule les horloges d’une heure)} other {}}',
  partlyDark:
    'La sortie dure de {start} à {end} au plus tard, et il fait complètement nuit {part, select, end {à partir de {from}} start {jusqu’à {to}} other {de {from} à {to}}}, soit {hours}{clocks, select, forward { (cette nuit-là, on avance les horloges d’une heure)} back { (cette nuit-là, on recule les horloges d’une heure)} other {}}',
  moon: 'la lune{phase, select, none {} other { ({phase})}}{path, select, below { reste sous l’horizon} setsAndRises { se couche à {to} et se lève de nouveau à {from}} up { reste au-dessus de l’horizon} sets { se couche à {to}} rises { se lève à {from}} between { est levée de {from} à {to}} other {}}',
  moonPhase:
    '{phase, select, new_moon {nouvelle lune} waxing_crescent {premier croissant} first_quarter {premier quartier} waxing_gibbous {gibbeuse croissante} full_moon {pleine lune} waning_gibbous {gibbeuse décroissante} last_quarter {dernier quartier} other {dernier croissant}}, éclairée à {percent} %',
  hours: '{hours, plural, one {# heure} other {# heures}}',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  hoursAndMinutes:
    '{hours, plural, one {# heure} other {# heures}} {minutes, plural, one {# minute} other {# minutes}}',
  lessThanMinute: 'moins d’une minute',

  sunAlwaysUp: 'Le soleil ne se couche pas ce jour-là.',
  sunAlmostAlwaysUp: 'Le soleil est levé presque tout le jour et toute la nuit.',
  sunAndLightNight:
    'Le soleil est levé de {sunrise} à {sunset}, et la nuit reste crépusculaire, jamais noire.',
  sunAndTwilight:
    'Le soleil est levé de {sunrise} à {sunset}, et la lueur du crépuscule permet d’y voir de {dawn} à {dusk}.',

  dayMoon: 'Lune : {moon}',
  dayMoonAndSun: 'Lune : {moon} ; soleil de {sunrise} à {sunset}',
  sunHours: 'Soleil de {sunrise} à {sunset}',
  shortTooLight: 'Trop clair',
  shortDark:
    'Nuit complète pendant {hours}{clocks, select, forward { (cette nuit-là, on avance les horloges d’une heure)} back { (cette nuit-là, on recule les horloges d’une heure)} other {}}',
  shortWithMoon: '{darkness} ; {moon}',

  drawnDark: 'En vert : la nuit complète, soleil à au moins {degrees}° sous l’horizon.',
  drawnMoon: 'En points : le trajet de la lune.',
  drawnTour: 'En vert : les heures de la sortie.',
  drawnSun: 'En points : le trajet du soleil.',
  computed: 'Calculé pour Rovaniemi ; les nuages n’y figurent pas.',
  institute: 'Institut météorologique finlandais',
  weatherSource: 'Source, chiffres arrondis : <link></link>',
})
