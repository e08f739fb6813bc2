import { ranuaZoo } from '@/content/tours/ranua-zoo'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = ranuaZoo

const whatToWear =
  'Tragen Sie von November bis April warme Kleidung in Schichten und Winterstiefel; im Herbst und im Mai einen Wollpullover, eine Jacke gegen Wind und Regen und wasserdichte Schuhe; im Juni eine Regenjacke über dem Pullover und gegen Ende des Monats etwas gegen Mücken.'

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Tiere des Nordens in Ranua',
  duration: '5 Stunden',
  place: 'Ranua, südlich von Rovaniemi',
  meetingPoint: 'Abholung an Ihrer Unterkunft in Rovaniemi',
  whatToBring: `Wir sind die meiste Zeit draußen. ${whatToWear} Dazu Bargeld oder eine Karte für das Mittagessen im Park.`,
  times: `Abholung ${time(times.start)} Uhr, Rückkehr ${time(times.end)} Uhr`,
})

export const text: TourFile['text'] = ({ distances, time, travelTimes }, words) => ({
  shortName: 'Ranua Zoo: Tagestour mit Guide ab Rovaniemi',
  summary: 'Die Tiere des Nordens, in ihrem eigenen Wald und bei ihrem eigenen Wetter.',
  description: `Tagestour von Rovaniemi zum Wildpark Ranua: ${words.duration} mit Guide, höchstens ${seatsPerDeparture} Gäste, von der Abholung um ${time(times.start)} Uhr bis zur Rückkehr um ${time(times.end)} Uhr.`,
  why: {
    heading: 'Die Tiere des Nordens, aus der Nähe',
    lead: 'Im Wald sehen Sie ihre Spuren. In Ranua sehen Sie die Tiere.',
    paragraphs: [
      `Luchs, Vielfraß, Eule und Elch leben in den Wäldern um Rovaniemi, und die meisten, die hier wohnen, sind nur wenigen von ihnen begegnet. Der Wildpark Ranua, etwa ${distances.ranua} südlich, wurde 1983 eröffnet. Seine Gehege liegen im Wald, an einem Bohlenweg, der ${distances.boardwalk} lang ist.`,
      'Sie gehen ihn mit einem Guide, der weiß, wer wach ist. Im Winter schlafen die Braunbären, die Eisbären sind hellwach, und der Polarfuchs ist weiß wie der Schnee. Im Frühling gibt es vielleicht Jungtiere.',
      `Weil höchstens ${seatsPerDeparture} Gäste dabei sind, bleiben wir stehen, wo es etwas zu sehen gibt, und warten dort.`,
    ],
  },
  itinerary: {
    heading: 'Der Tag, Stunde für Stunde',
    steps: [
      {
        when: `${time(times.start)} Uhr`,
        title: 'Wir holen Sie ab',
        text: `${words.meetingPoint}. Danach geht es etwa ${travelTimes.toRanua} durch Wald und an Seen entlang; halten Sie Ausschau nach Rentieren auf der Straße.`,
      },
      {
        when: 'Am späten Vormittag',
        title: 'Den Bohlenweg entlang',
        text: 'Mit dem Guide von den Eulen zu den Bären. Der Weg ist geräumt; hier und da steigt er ein wenig an.',
      },
      {
        when: 'Gegen Mittag',
        title: 'Zeit zum Aufwärmen',
        text: 'Der Park hat ein Restaurant und ein Café. Ob Sie dort essen, entscheiden Sie, und Sie zahlen es selbst.',
      },
      {
        when: 'Nach dem Mittagessen',
        title: 'Zurück zum Lieblingstier',
        text: 'Freie Zeit, um noch einmal nach dem Tier zu sehen, das geschlafen hat, oder einem zuzuschauen, das wach war.',
      },
      {
        when: `${time(times.end)} Uhr`,
        title: 'Wieder vor Ihrer Tür',
        text: 'Wir sind zurück in Rovaniemi; mitten im Winter wird es dann gerade dunkel.',
      },
    ],
  },
  included: [
    'Abholung an Ihrer Unterkunft in Rovaniemi und Rückfahrt dorthin',
    'Die Fahrt nach Ranua und zurück',
    'Der Eintritt in den Wildpark',
    'Ein Guide auf dem Bohlenweg',
  ],
  notIncluded: [
    'Mittagessen und Getränke im Park',
    'Kleidung: Sie sind die meiste Zeit draußen',
    'Reiseversicherung',
  ],
  questions: [
    {
      question: 'Welche Tiere sehen wir?',
      answer:
        'Im Park leben rund fünfzig Arten, darunter Eisbären, Luchs, Vielfraß, Wolf, Elch, Polarfuchs und viele Eulen. Die Braunbären schlafen etwa von November bis März. Welche der anderen sich zeigen, ist von Tag zu Tag verschieden.',
    },
    {
      question: 'Muss man viel gehen?',
      answer: `Der Bohlenweg ist ${distances.boardwalk} lang, und wir halten oft. Sie können den Weg abkürzen.`,
    },
    {
      question: 'Ist die Tour für kleine Kinder geeignet?',
      answer:
        'Ja, zusammen mit einem Erwachsenen. Bringen Sie einen Schlitten oder Kinderwagen mit, und geben Sie beim Buchen unter den besonderen Wünschen das Alter an, damit die richtigen Sitze im Kleinbus sind.',
    },
    {
      question: 'Was soll ich anziehen?',
      answer: `Sie sind stundenlang draußen und bleiben oft stehen. ${whatToWear}`,
    },
  ],
  safety: {
    walking: `Ein geräumter Bohlenweg, ${distances.boardwalk} lang, mit einigen Steigungen.`,
    access:
      'Eine hohe Stufe in den Kleinbus. Auf dem Bohlenweg kommen Kinderwagen und Rollstühle voran, an den Steigungen mit Hilfe; ein zusammengeklappter Rollstuhl passt in den Kleinbus.',
    toilets: 'Am Eingang und im Restaurant des Parks.',
    equipment: 'Kindersitze, Decken, Spikes zum Ausleihen.',
  },
})
