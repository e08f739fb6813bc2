import { type PageFile } from '@/content/texts/text-files'
import { ranuaZoo } from '@/content/tours/ranua-zoo'

const { seatsPerDeparture } = ranuaZoo

export const text: PageFile<'daytimeExperiences'> = () => ({
  shortName: 'Rovaniemi am Tag: Eisfischen und Ranua Zoo',
  intro:
    'Zwei Tage im Freien bei Rovaniemi: einer still sitzend auf einem zugefrorenen See, einer zu Fuß bei den Tieren des Nordens.',
  description: `Eisfischen auf einem stillen See und ein Tag bei den Tieren in Ranua: zwei Tagestouren ab Rovaniemi, jede in einer Gruppe von höchstens ${seatsPerDeparture} Gästen.`,
  cards: {
    iceFishing: {
      name: 'Eisfischen mit Guide',
      description:
        'Sie bohren, setzen sich auf ein Rentierfell und warten. Am Ufer brennt ein Feuer unter der Suppe, und gegen Mittag färbt die tiefe Sonne den See rosa und blau.',
      features: ['Eisbohrer und Rute', 'Suppe am Feuer', 'Rentierfell zum Sitzen', 'Abholung an Ihrer Tür'],
    },
    ranuaZoo: {
      name: 'Tiere des Nordens in Ranua',
      description:
        'Luchse, Vielfraße, Eulen und Eisbären, in großen Gehegen an einem Bohlenweg durch den Wald. Sie gehen ihn mit einem Guide, der weiß, wer wach ist.',
      features: [
        'Eintritt inbegriffen',
        'Guide auf dem Bohlenweg',
        'Leicht zu gehen',
        'Abholung an Ihrer Tür',
      ],
    },
  },
})
