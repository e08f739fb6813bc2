import { type sky as english } from '@/content/words/en/sky'
import { translate } from '@/content/words/translation'

export const sky = translate<typeof english>()({
  yourNight: 'Ihre Nacht',
  yourDay: 'Ihr Tag',
  notLoaded: 'Der Himmel dieses Termins konnte nicht geladen werden.',

  darknessAndMoon: '{darkness}; {moon}.',
  darknessAlone: '{darkness}.',
  tooLight: 'Diese Nacht ist für die Tour zu hell: Zwischen {start} und {end}\u00a0Uhr wird es nicht dunkel',
  allDark:
    'Die Tour dauert von {start} bis spätestens {end}\u00a0Uhr, und die ganze Zeit ist es dunkel{clocks, select, forward { (in dieser Nacht wird die Uhr eine Stunde vorgestellt)} back { (in dieser Nacht wird die Uhr eine Stunde zurückgestellt)} other {}}',
  mostlyLight:
    'Der größte Teil dieser Tour ist zu hell: Zwischen {start} und {end}\u00a0Uhr ist es nur {part, select, end {ab {from}\u00a0Uhr} start {bis {to}\u00a0Uhr} other {von {from} bis {to}\u00a0Uhr}} dunkel, {hours} lang{clocks, select, forward { (in dieser Nacht wird die Uhr eine Stunde vorgestellt)} back { (in dieser Nacht wird die Uhr eine Stunde zurückgestellt)} other {}}',
  partlyDark:
    'Die Tour dauert von {start} bis spätestens {end}\u00a0Uhr, und dunkel ist es {part, select, end {ab {from}\u00a0Uhr} start {bis {to}\u00a0Uhr} other {von {from} bis {to}\u00a0Uhr}}, {hours} lang{clocks, select, forward { (in dieser Nacht wird die Uhr eine Stunde vorgestellt)} back { (in dieser Nacht wird die Uhr eine Stunde zurückgestellt)} other {}}',
  moon: 'der Mond{phase, select, none {} other { ({phase})}}{path, select, below { bleibt unter dem Horizont} setsAndRises { geht um {to}\u00a0Uhr unter und um {from}\u00a0Uhr wieder auf} up { steht die ganze Zeit am Himmel} sets { geht um {to}\u00a0Uhr unter} rises { geht um {from}\u00a0Uhr auf} between { steht von {from} bis {to}\u00a0Uhr am Himmel} other {}}',
  moonPhase:
    '{phase, select, new_moon {Neumond} waxing_crescent {zunehmende Sichel} first_quarter {erstes Viertel} waxing_gibbous {zunehmender Dreiviertelmond} full_moon {Vollmond} waning_gibbous {abnehmender Dreiviertelmond} last_quarter {letztes Viertel} other {abnehmende Sichel}}, {percent}\u00a0% beleuchtet',
  hours: '{hours, plural, one {# Stunde} other {# Stunden}}',
  minutes: '{minutes, plural, one {# Minute} other {# Minuten}}',
  hoursAndMinutes:
    '{hours, plural, one {# Stunde} other {# Stunden}} {minutes, plural, one {# Minute} other {# Minuten}}',
  lessThanMinute: 'weniger als eine Minute',

  sunAlwaysUp: 'Die Sonne geht an diesem Tag nicht unter.',
  sunAlmostAlwaysUp: 'Die Sonne steht fast den ganzen Tag und die ganze Nacht am Himmel.',
  sunAndLightNight:
    'Die Sonne steht von {sunrise} bis {sunset}\u00a0Uhr am Himmel, und in der Dämmerung der Nacht wird es nie dunkel.',
  sunAndTwilight:
    'Die Sonne steht von {sunrise} bis {sunset}\u00a0Uhr am Himmel, und hell genug, um etwas zu sehen, ist die Dämmerung von {dawn} bis {dusk}\u00a0Uhr.',

  dayMoon: 'Mond: {moon}',
  dayMoonAndSun: 'Mond: {moon}; Sonne von {sunrise} bis {sunset}\u00a0Uhr',
  sunHours: 'Sonne von {sunrise} bis {sunset}\u00a0Uhr',
  shortTooLight: 'Zu hell',
  shortDark:
    '{hours} dunkel{clocks, select, forward { (in dieser Nacht wird die Uhr eine Stunde vorgestellt)} back { (in dieser Nacht wird die Uhr eine Stunde zurückgestellt)} other {}}',
  shortWithMoon: '{darkness}; {moon}',

  drawnDark: 'Grün: dunkel, die Sonne mindestens {degrees}° unter dem Horizont.',
  drawnMoon: 'Punkte: der Weg des Mondes.',
  drawnTour: 'Grün: die Stunden der Tour.',
  drawnSun: 'Punkte: der Weg der Sonne.',
  computed: 'Für Rovaniemi berechnet; Wolken sind nicht berücksichtigt.',
  institute: 'Finnisches Meteorologisches Institut',
  weatherSource: 'Quelle, gerundet: <link></link>',
})
