/** What can be predicted about the sky of a night or a day: on the tours' pages, in 'Your stay', on home and in e-mails. */
export const sky = {
  yourNight: 'Your night',
  yourDay: 'Your day',
  notLoaded: 'The sky of this date could not be loaded.',

  /** A sentence: what it says of the darkness, then the message `moon`. Without a moon it is the first part alone. */
  darknessAndMoon: '{darkness}; {moon}.',
  darknessAlone: '{darkness}.',
  tooLight: 'This night is too light for the tour: it does not get dark between {start} and {end}',
  allDark:
    'The tour runs from {start} to {end} at the latest, and all of that time is dark{clocks, select, forward { (the clocks go forward an hour in this night)} back { (the clocks go back an hour in this night)} other {}}',
  mostlyLight:
    'Most of this tour is too light: between {start} and {end} it is dark only {part, select, end {from {from} on} start {until {to}} other {from {from} to {to}}}, for {hours}{clocks, select, forward { (the clocks go forward an hour in this night)} back { (the clocks go back an hour in this night)} other {}}',
  partlyDark:
    'The tour runs from {start} to {end} at the latest, and it is dark {part, select, end {from {from} on} start {until {to}} other {from {from} to {to}}}, for {hours}{clocks, select, forward { (the clocks go forward an hour in this night)} back { (the clocks go back an hour in this night)} other {}}',
  /** `phase`: the message `moonPhase`, or `none`. It ends a sentence, after a semicolon. */
  moon: 'the moon{phase, select, none {} other { ({phase})}}{path, select, below { stays below the horizon} setsAndRises { sets at {to} and rises again at {from}} up { is up all the time} sets { sets at {to}} rises { rises at {from}} between { is up from {from} to {to}} other {}}',
  moonPhase:
    '{phase, select, new_moon {new} waxing_crescent {waxing crescent} first_quarter {first quarter} waxing_gibbous {waxing gibbous} full_moon {full} waning_gibbous {waning gibbous} last_quarter {last quarter} other {waning crescent}}, {percent} % lit',
  hours: '{hours, plural, one {# hour} other {# hours}}',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  hoursAndMinutes:
    '{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}}',
  lessThanMinute: 'less than a minute',

  sunAlwaysUp: 'The sun does not set on this day.',
  sunAlmostAlwaysUp: 'The sun is up almost all day and night.',
  sunAndLightNight: 'The sun is up from {sunrise} to {sunset}, and the twilight of the night is never dark.',
  sunAndTwilight:
    'The sun is up from {sunrise} to {sunset}, and twilight is bright enough to see by from {dawn} to {dusk}.',

  /** Short forms for tables and cards; `moon` in the first two is the message `moonPhase`, then `moon`. */
  dayMoon: 'Moon {moon}',
  dayMoonAndSun: 'Moon {moon}; sun from {sunrise} to {sunset}',
  sunHours: 'Sun from {sunrise} to {sunset}',
  shortTooLight: 'Too light',
  shortDark:
    'Dark for {hours}{clocks, select, forward { (the clocks go forward an hour in this night)} back { (the clocks go back an hour in this night)} other {}}',
  shortWithMoon: '{darkness}; {moon}',

  /** Below the drawing of a night or a day. */
  drawnDark: 'Green: dark, the sun at least {degrees}° below the horizon.',
  drawnMoon: 'Dots: the way of the moon.',
  drawnTour: 'Green: the hours of the tour.',
  drawnSun: 'Dots: the way of the sun.',
  computed: 'Computed for Rovaniemi; clouds are not in it.',
  institute: 'Finnish Meteorological Institute',
  weatherSource: 'Source, rounded: <link></link>',
} as const
