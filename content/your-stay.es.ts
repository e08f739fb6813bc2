import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'yourStay'> = () => ({
  name: 'Tu estancia, día a día',
  shortName: 'Rovaniemi día a día: excursiones y noches',
  description:
    'Escribe cuándo estás en Rovaniemi y cuántas personas vienen: las excursiones de cada día, con plazas libres, tu precio, horas de oscuridad y luna.',
  answer: {
    title: 'Tus días en Rovaniemi: excursiones y plazas',
    description:
      'Todas las excursiones en los días de tu estancia en Rovaniemi: plazas libres, precio para tu grupo entero, horas de oscuridad y luna de cada noche.',
  },
  intro:
    'Dinos cuándo estás aquí y cuántas personas vienen. Verás las excursiones de cada uno de tus días: plazas, precio, oscuridad y luna.',
  guide: {
    heading: 'Cómo leerla',
    parts: [
      {
        title: 'Dos excursiones el mismo día',
        text: 'Nuestras horas van de tu puerta a tu puerta. Una excursión de día y otra de noche caben juntas si entre las dos queda al menos una hora, para calcetines secos y la cena. Dos a las mismas horas, no.',
      },
      {
        title: 'La noche más oscura',
        text: 'Primero cuenta cuánto tiempo está oscuro y después, lo poco que brilla la luna mientras tanto. Las dos cosas están calculadas para Rovaniemi y son seguras. Las nubes deciden otro tanto y no se pueden saber con tanta antelación, así que, si puedes, deja libre una segunda noche.',
      },
      {
        title: 'Una fecha completa',
        text: 'Su enlace lleva igualmente al calendario de la excursión. Allí puedes apuntarte a la lista de espera, y te escribimos cuando quede una plaza libre.',
      },
    ],
  },
})
