import { company } from '@/content/company'
import { type PageFile } from '@/content/texts/text-files'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'home'> = () => ({
  name: `${company.brand}: excursiones con guía en Rovaniemi, Laponia finlandesa`,
  description:
    'Auroras boreales, raquetas, pesca en hielo y animales del norte: excursiones con guía en grupos pequeños desde Rovaniemi, círculo polar, Laponia finlandesa.',
  hero: {
    headline: 'Noches bajo la aurora boreal',
    text: 'Nieve y lagos en calma en torno a Rovaniemi, en el círculo polar. Grupos pequeños, guías que conocen el camino y un sitio caliente al que volver.',
  },
  tours: {
    heading: 'Cuatro maneras de entrar en el invierno',
    text: 'De noche o de día, con nosotros o a tu ritmo. Todas empiezan en Rovaniemi y terminan allí.',
    cards: {
      northernLights: {
        description:
          'Conducimos hasta donde el cielo está despejado, con garantía. O nos quedamos junto a un fuego, con los niños, hasta la hora de acostarse.',
        tourCount: '2 excursiones disponibles',
      },
      equipment: {
        description:
          'Raquetas y bastones de tu talla, una breve explicación y una ruta acorde con la luz del día.',
        tourCount: '1 alquiler disponible',
      },
      daytime: {
        description: 'Un agujero en el hielo de un lago en calma o un día con los animales del norte.',
        tourCount: '2 excursiones disponibles',
      },
      customized: {
        description:
          'Tu gente, tus días, tu ritmo. Nos cuentas qué te gustaría, y lo preparamos todo a partir de ahí.',
        tourCount: 'totalmente a medida',
      },
    },
  },
  transport: {
    heading: 'De puerta a puerta',
    title: 'Traslados privados',
    description:
      'A Levi o Kittilä, al aeropuerto o adonde siga tu invierno en Finlandia. El vehículo es solo para tu grupo.',
    count: '2 servicios disponibles',
  },
  about: {
    heading: 'Quiénes somos',
    lead: 'En Rovaniemi trabajamos y de allí salen nuestras excursiones. En diciembre el sol pasa poco más de dos horas sobre el horizonte, así que hemos aprendido a apreciar las otras veintidós.',
    paragraphs: [
      'La ciudad está en el círculo polar, donde se juntan dos ríos, y el bosque la rodea por completo. Unas excursiones se quedan cerca y otras van tan lejos como haga falta en busca de cielo despejado.',
      `Nuestros grupos son pequeños: ${seatsPerDeparture} personas como máximo en casi todas las excursiones, para que el guía tenga tiempo para cada una.`,
      'Decimos lo que sabemos y lo que no. Antes de cada excursión de auroras boreales, el guía lee las previsiones de nubes y de viento solar, y hay una furgoneta con calefacción a la que volver.',
    ],
  },
  contact: {
    heading: 'Hay una luz encendida',
    text: 'Pregúntanos por el tiempo, por las botas adecuadas o por una fecha que no sale en el calendario. Te contestamos nosotros mismos.',
    formHeading: 'Escríbenos',
  },
})
