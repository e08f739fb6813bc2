import { type sky as english } from '@/content/words/en/sky'
import { translate } from '@/content/words/translation'

export const sky = translate<typeof english>()({
  yourNight: 'La tua notte',
  yourDay: 'Il tuo giorno',
  notLoaded: 'Non siamo riusciti a caricare il cielo di questa data.',

  darknessAndMoon: '{darkness}; {moon}.',
  darknessAlone: '{darkness}.',
  tooLight: 'Questa notte è troppo chiara per l’escursione: fra le {start} e le {end} non fa buio',
  allDark:
    'L’escursione va dalle {start} alle {end} al più tardi, e per tutto il tempo è buio{clocks, select, forward { (in questa notte comincia l’ora legale: un’ora avanti)} back { (in questa notte finisce l’ora legale: un’ora indietro)} other {}}',
  mostlyLight:
    'Gran parte di questa escursione è troppo chiara: fra le {start} e le {end} è buio soltanto {part, select, end {dalle ore {from} in poi} start {fino alle ore {to}} other {dalle ore {from} alle ore {to}}}, per {hours}{clocks, select, forward { (in questa notte comincia l’ora legale: un’ora avanti)} back { (in questa notte finisce l’ora legale: un’ora indietro)} other {}}',
  partlyDark:
    'L’escursione va dalle {start} alle {end} al più tardi, ed è buio {part, select, end {dalle ore {from} in poi} start {fino alle ore {to}} other {dalle ore {from} alle ore {to}}}, per {hours}{clocks, select, forward { (in questa notte comincia l’ora legale: un’ora avanti)} back { (in questa notte finisce l’ora legale: un’ora indietro)} other {}}',
  moon: 'la luna{phase, select, none {} other { ({phase})}}{path, select, below { resta sotto l’orizzonte} setsAndRises { tramonta alle ore {to} e sorge di nuovo alle ore {from}} up { è sempre sopra l’orizzonte} sets { tramonta alle ore {to}} rises { sorge alle ore {from}} between { è sopra l’orizzonte dalle ore {from} alle ore {to}} other {}}',
  moonPhase:
    '{phase, select, new_moon {nuova} waxing_crescent {falce crescente} first_quarter {primo quarto} waxing_gibbous {gibbosa crescente} full_moon {piena} waning_gibbous {gibbosa calante} last_quarter {ultimo quarto} other {falce calante}}, illuminazione {percent}\u00a0%',
  hours: '{hours, plural, one {# ora} other {# ore}}',
  minutes: '{minutes, plural, one {# minuto} other {# minuti}}',
  hoursAndMinutes:
    '{hours, plural, one {# ora} other {# ore}} e {minutes, plural, one {# minuto} other {# minuti}}',
  lessThanMinute: 'meno di un minuto',

  sunAlwaysUp: 'In questo giorno il sole non tramonta.',
  sunAlmostAlwaysUp: 'Il sole resta sopra l’orizzonte quasi tutto il giorno e la notte.',
  sunAndLightNight:
    'Il sole è sopra l’orizzonte dalle ore {sunrise} alle ore {sunset}, e la notte resta al crepuscolo, mai del tutto buia.',
  sunAndTwilight:
    'Il sole è sopra l’orizzonte dalle ore {sunrise} alle ore {sunset}, e il crepuscolo dà abbastanza luce per vederci dalle ore {dawn} alle ore {dusk}.',

  dayMoon: 'Luna: {moon}',
  dayMoonAndSun: 'Luna: {moon}; sole: {sunrise}–{sunset}',
  sunHours: 'Sole: {sunrise}–{sunset}',
  shortTooLight: 'Troppo chiara',
  shortDark:
    'Buio per {hours}{clocks, select, forward { (in questa notte comincia l’ora legale: un’ora avanti)} back { (in questa notte finisce l’ora legale: un’ora indietro)} other {}}',
  shortWithMoon: '{darkness}; {moon}',

  drawnDark: 'Verde: buio, il sole è almeno {degrees}° sotto l’orizzonte.',
  drawnMoon: 'Puntini: il percorso della luna.',
  drawnTour: 'Verde: le ore dell’escursione.',
  drawnSun: 'Puntini: il percorso del sole.',
  computed: 'Calcolato per Rovaniemi, senza tenere conto delle nuvole.',
  institute: 'Istituto meteorologico finlandese',
  weatherSource: 'Fonte, dati arrotondati: <link></link>',
})
