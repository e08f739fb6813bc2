import { type PageFile } from '@/content/texts/text-files'
import { ranuaZoo } from '@/content/tours/ranua-zoo'

const { seatsPerDeparture } = ranuaZoo

export const text: PageFile<'daytimeExperiences'> = () => ({
  shortName: 'Excursiones de día cerca de Rovaniemi',
  intro:
    'Dos días al aire libre cerca de Rovaniemi: uno para sentarse en silencio sobre un lago helado y otro para caminar entre los animales del norte.',
  description: `Pesca en hielo en un lago tranquilo y un día con los animales de Ranua: dos excursiones de día desde Rovaniemi, en grupos de ${seatsPerDeparture} personas como máximo.`,
  cards: {
    iceFishing: {
      name: 'Pesca en hielo con guía',
      description:
        'Abres un agujero, te sientas en una piel de reno, esperas. En la orilla arde un fuego bajo la sopa, y hacia mediodía el sol bajo pone el lago rosa y azul.',
      features: [
        'Barrena y caña',
        'Sopa junto al fuego',
        'Piel de reno para sentarte',
        'Recogida en tu puerta',
      ],
    },
    ranuaZoo: {
      name: 'Animales del norte en Ranua',
      description:
        'Linces, glotones, búhos y osos polares, en recintos amplios a lo largo de una pasarela por el bosque. La recorres con un guía que sabe quién está despierto.',
      features: ['Entrada incluida', 'Guía en la pasarela', 'Camino fácil', 'Recogida en tu puerta'],
    },
  },
})
