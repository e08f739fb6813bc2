import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'rovaniemiSky'> = () => ({
  name: 'Der Himmel über Rovaniemi',
  title: 'Polarlichter Rovaniemi: dunkle Nächte, Mond',
  description:
    'Wann es in Rovaniemi von September bis April dunkel wird, Nacht für Nacht, wann Neumond ist und wie man eine Vorhersage für Polarlichter liest.',
  intro: 'Wie lang die Nächte sind, wann Neumond ist und was eine Vorhersage Ihnen sagen kann und was nicht.',
  chart: {
    heading: 'Eine Saison voller Nächte',
    text: 'Jede Zeile ist eine Nacht, von einem Mittag zum nächsten. Im hellsten Blau steht die Sonne am Himmel; im dunkelsten steht sie mindestens 18 Grad unter dem Horizont. Dazwischen liegt die Dämmerung, mitten im Winter lang und blau. Die Stufen im Oktober und März sind die Tage der Zeitumstellung.',
  },
  months: {
    heading: 'Wann es dunkel wird und wieder hell',
    text: 'Dunkel nennen wir es, wenn die Sonne mindestens 12 Grad unter dem Horizont steht. Das reicht für ruhige Nordlichter; starke zeigen sich früher. Alle Zeiten sind finnische Zeit, für Rovaniemi und einen ebenen Horizont.',
  },
  moons: {
    heading: 'Neumonde',
    text: 'Um Neumond ist der Himmel am dunkelsten und voller Sterne. Der Vollmond überstrahlt die schwächsten Nordlichter und zeigt Ihnen dafür den Wald; seinetwegen würden wir keine Reise verschieben.',
  },
  forecast: {
    heading: 'Wie man eine Vorhersage liest',
    text: 'Dunkelheit und Mond stehen auf Jahre hinaus fest, Wolken und Nordlichter nicht: Eine brauchbare Vorhersage reicht bei Wolken einen oder zwei Tage weit, bei Nordlichtern eine Stunde.',
    steps: [
      {
        title: 'Zuerst die Wolken',
        text: 'Sehen Sie sich die tiefen und mittleren Wolken an, Stunde für Stunde, in zwei Vorhersagen. Wo sie einander widersprechen, wird der Himmel aufgelockert sein, und Fahren hilft.',
      },
      {
        title: 'Dann der Sonnenwind',
        text: 'Satelliten zwischen Erde und Sonne messen ihn etwa eine Stunde, bevor er hier ist. Die Geschwindigkeit sagt, wie lebhaft der Abend werden kann. Der Wert Bz sagt, ob die Tür offen ist: Unter null ist sie es.',
      },
      {
        title: 'Dann die Magnetometer',
        text: 'Stationen am Boden zeichnen eine Kurve des Magnetfelds. Springt die Kurve von Sodankylä oder Muonio, sind in Lappland Nordlichter unterwegs, ob darunter Wolken hängen oder nicht.',
      },
      {
        title: 'Zuletzt der Kp-Index',
        text: 'Eine Zahl von 0 bis 9 für je drei Stunden. Sie beschreibt den ganzen Planeten und sagt wenig über einen Abend in Rovaniemi.',
      },
    ],
  },
  institutes: {
    heading: 'Wo die Institute ihre Vorhersagen veröffentlichen',
    links: {
      spaceWeather: {
        name: 'Finnisches Meteorologisches Institut: Polarlichter und Weltraumwetter',
        text: 'Magnetometer in Finnland, live, mit einer Vorhersage in Worten.',
      },
      weather: {
        name: 'Finnisches Meteorologisches Institut: Wetter in Rovaniemi',
        text: 'Wolken und Temperatur der kommenden Tage.',
      },
      aurora: {
        name: 'NOAA Space Weather Prediction Center: Polarlichtvorhersage',
        text: 'Eine Karte, die zeigt, wo innerhalb der nächsten Stunde Nordlichter sein können.',
      },
      solarWind: {
        name: 'NOAA Space Weather Prediction Center: Sonnenwind',
        text: 'Geschwindigkeit, Dichte und Bz, so wie sie gemessen werden.',
      },
    },
  },
  onward: {
    heading: 'Ihre eigene Nacht',
    text: 'Wählen Sie auf der Seite einer Tour einen Termin, und unter dem Kalender erscheint der Himmel dieser Nacht. Die Abende eines ganzen Aufenthalts stehen auf einer eigenen Seite nebeneinander.',
  },
})
