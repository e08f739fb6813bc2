import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'yourStay'> = () => ({
  name: 'Ihr Aufenthalt, Tag für Tag',
  shortName: 'Rovaniemi Tag für Tag: Touren und Nächte',
  description:
    'Geben Sie ein, wann und zu wievielt Sie in Rovaniemi sind: alle Touren an jedem Tag, mit freien Plätzen, Ihrem Preis, Dunkelheit und Mond jedes Abends.',
  answer: {
    title: 'Ihre Tage in Rovaniemi: Touren und Plätze',
    description:
      'Alle Touren an den Tagen Ihres Aufenthalts in Rovaniemi: freie Plätze, der Preis für Ihre ganze Gruppe, Stunden der Dunkelheit und der Mond jedes Abends.',
  },
  intro:
    'Sagen Sie uns, wann Sie hier sind und zu wievielt. Sie sehen jede Tour an jedem Ihrer Tage: Plätze, Preis, Dunkelheit und Mond.',
  guide: {
    heading: 'Wie Sie die Übersicht lesen',
    parts: [
      {
        title: 'Zwei Touren an einem Tag',
        text: 'Unsere Zeiten gelten von Tür zu Tür. Eine Tour am Tag und eine am Abend passen zusammen, wenn mindestens eine Stunde dazwischenliegt, für trockene Socken und das Abendessen. Touren zur selben Zeit passen nicht.',
      },
      {
        title: 'Der dunkelste Abend',
        text: 'Zuerst zählt, wie lange es dunkel ist, dann, wie wenig der Mond dabei scheint. Beides ist für Rovaniemi berechnet und sicher. Die Wolken sind genauso wichtig, doch so weit im Voraus kennt sie niemand; halten Sie sich also einen zweiten Abend frei, wenn Sie können.',
      },
      {
        title: 'Ein ausgebuchter Termin',
        text: 'Sein Link führt trotzdem zum Kalender der Tour. Dort können Sie sich auf die Warteliste setzen, und wir schreiben Ihnen, wenn ein Platz frei wird.',
      },
    ],
  },
})
