import { company } from '@/content/company'
import { type PageFile } from '@/content/texts/text-files'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'home'> = () => ({
  name: `${company.brand}: geführte Touren in Rovaniemi, Finnisch-Lappland`,
  description:
    'Polarlichter, Schneeschuhe, Eisfischen und Tiere des Nordens: geführte Touren in kleinen Gruppen ab Rovaniemi, am Polarkreis in Finnisch-Lappland.',
  hero: {
    headline: 'Nächte unter Nordlichtern',
    text: 'Schnee und stille Seen um Rovaniemi, am Polarkreis. Kleine Gruppen, Guides, die den Weg kennen, und ein warmer Ort, an den man zurückkommt.',
  },
  tours: {
    heading: 'Vier Wege in den Winter',
    text: 'Bei Nacht oder bei Tag, mit uns oder in Ihrem Tempo. Jeder Weg beginnt in Rovaniemi und endet dort.',
    cards: {
      northernLights: {
        description:
          'Wir fahren dorthin, wo der Himmel offen ist, mit Geld-zurück-Garantie. Oder wir bleiben an einem Feuer, mit den Kindern, bis zur Schlafenszeit.',
        tourCount: '2 Touren zur Wahl',
      },
      equipment: {
        description:
          'Schneeschuhe und Stöcke in Ihrer Größe, eine kurze Einweisung und eine Route, die zum Licht passt.',
        tourCount: '1 Verleihangebot',
      },
      daytime: {
        description: 'Ein Loch im Eis eines stillen Sees oder ein Tag bei den Tieren des Nordens.',
        tourCount: '2 Touren zur Wahl',
      },
      customized: {
        description:
          'Ihre Gruppe, Ihre Tage, Ihr Tempo. Sie sagen uns, was Sie sich erhoffen, und wir planen danach.',
        tourCount: 'ganz nach Wunsch',
      },
    },
  },
  transport: {
    heading: 'Von Tür zu Tür',
    title: 'Privattransfers',
    description:
      'Nach Levi oder Kittilä, zum Flughafen oder wo Ihr Winter in Finnland sonst weitergeht. Das Fahrzeug haben Sie für sich.',
    count: '2 Angebote zur Wahl',
  },
  about: {
    heading: 'Wer wir sind',
    lead: 'In Rovaniemi arbeiten wir, und hier beginnen unsere Touren. Im Dezember steht die Sonne kaum mehr als zwei Stunden am Himmel; deshalb haben wir gelernt, die übrigen zweiundzwanzig zu mögen.',
    paragraphs: [
      'Die Stadt liegt am Polarkreis, wo zwei Flüsse zusammenfließen, und ringsum ist Wald. Manche unserer Touren bleiben in ihrer Nähe, andere fahren so weit, wie ein klarer Himmel es verlangt.',
      `Wir halten unsere Gruppen klein: höchstens ${seatsPerDeparture} Gäste auf den meisten Touren, damit der Guide für jeden Gast Zeit hat.`,
      'Wir sagen, was wir wissen und was nicht. Der Guide liest vor jeder Nordlichttour die Vorhersagen für Wolken und Sonnenwind, und ein warmer Kleinbus wartet auf Sie.',
    ],
  },
  contact: {
    heading: 'Hier brennt noch Licht',
    text: 'Fragen Sie uns nach dem Wetter, den richtigen Stiefeln oder einem Termin, der nicht im Kalender steht. Wir antworten selbst.',
    formHeading: 'Schreiben Sie uns',
  },
})
