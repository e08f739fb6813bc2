import { type sky as english } from '@/content/words/en/sky'
import { translate } from '@/content/words/translation'

export const sky = translate<typeof english>()({
  yourNight: 'Tu noche',
  yourDay: 'Tu día',
  notLoaded: 'No se ha podido cargar el cielo de esta fecha.',

  darknessAndMoon: '{darkness}; {moon}.',
  darknessAlone: '{darkness}.',
  tooLight: 'Esta noche hay demasiada luz para la excursión: no oscurece entre las {start} y las {end}',
  allDark:
    'La excursión dura de {start} a {end} como muy tarde, con el cielo oscuro de principio a fin{clocks, select, forward { (esta noche el reloj se adelanta una hora)} back { (esta noche el reloj se atrasa una hora)} other {}}',
  mostlyLight:
    'Durante la mayor parte de esta excursión hay demasiada luz: entre las {start} y las {end} solo está oscuro {part, select, end {desde las {from}} start {hasta las {to}} other {de {from} a {to}}}, durante {hours}{clocks, select, forward { (esta noche el reloj se adelanta una hora)} back { (esta noche el reloj se atrasa una hora)} other {}}',
  partlyDark:
    'La excursión dura de {start} a {end} como muy tarde, y el cielo está oscuro {part, select, end {desde las {from}} start {hasta las {to}} other {de {from} a {to}}}, durante {hours}{clocks, select, forward { (esta noche el reloj se adelanta una hora)} back { (esta noche el reloj se atrasa una hora)} other {}}',
  moon: 'la luna{phase, select, none {} other { ({phase})}}{path, select, below { queda bajo el horizonte} setsAndRises { se pone a las {to} y vuelve a salir a las {from}} up { está sobre el horizonte todo el tiempo} sets { se pone a las {to}} rises { sale a las {from}} between { está sobre el horizonte de {from} a {to}} other {}}',
  moonPhase:
    '{phase, select, new_moon {nueva} waxing_crescent {creciente} first_quarter {en cuarto creciente} waxing_gibbous {gibosa creciente} full_moon {llena} waning_gibbous {gibosa menguante} last_quarter {en cuarto menguante} other {menguante}}, iluminada al {percent} %',
  hours: '{hours, plural, one {# hora} other {# horas}}',
  minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
  hoursAndMinutes:
    '{hours, plural, one {# hora} other {# horas}} y {minutes, plural, one {# minuto} other {# minutos}}',
  lessThanMinute: 'menos de un minuto',

  sunAlwaysUp: 'Este día el sol no se pone.',
  sunAlmostAlwaysUp: 'El sol está sobre el horizonte casi todo el día y toda la noche.',
  sunAndLightNight:
    'El sol está sobre el horizonte de {sunrise} a {sunset}, y de noche el crepúsculo no llega a oscurecer.',
  sunAndTwilight:
    'El sol está sobre el horizonte de {sunrise} a {sunset}, y el crepúsculo da luz suficiente para ver de {dawn} a {dusk}.',

  dayMoon: 'Luna {moon}',
  dayMoonAndSun: 'Luna {moon}; sol de {sunrise} a {sunset}',
  sunHours: 'Sol de {sunrise} a {sunset}',
  shortTooLight: 'Demasiada luz',
  shortDark:
    'Oscuro durante {hours}{clocks, select, forward { (esta noche el reloj se adelanta una hora)} back { (esta noche el reloj se atrasa una hora)} other {}}',
  shortWithMoon: '{darkness}; {moon}',

  drawnDark: 'Verde: oscuridad, el sol al menos {degrees}° bajo el horizonte.',
  drawnMoon: 'Puntos: la trayectoria de la luna.',
  drawnTour: 'Verde: las horas de la excursión.',
  drawnSun: 'Puntos: la trayectoria del sol.',
  computed: 'Calculado para Rovaniemi; las nubes no cuentan.',
  institute: 'Instituto Meteorológico de Finlandia',
  weatherSource: 'Fuente, con valores redondeados: <link></link>',
})
