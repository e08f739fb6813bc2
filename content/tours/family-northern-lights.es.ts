import { minUnaccompaniedAge } from '@/content/policies'
import { familyNorthernLights, familyNorthernLightsPage } from '@/content/tours/family-northern-lights'
import { type TourFile } from '@/content/tours/tour-page'

const { prices, seatsPerDeparture, times } = familyNorthernLights
const { adviceAge } = familyNorthernLightsPage.safety

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Auroras boreales en familia',
  duration: '2 horas',
  place: 'Rovaniemi, Laponia finlandesa',
  meetingPoint: 'Recogida en tu alojamiento de Rovaniemi',
  whatToBring:
    'Ropa de abrigo por capas para toda la familia, gorros, manoplas y botas de invierno con sitio para calcetines gruesos; un par de manoplas de repuesto por niño. La cena, antes de la recogida.',
  times: `De ${time(times.start)} a ${time(times.end)}, de puerta a puerta`,
})

export const text: TourFile['text'] = ({ euros, factText, time }, words) => ({
  shortName: 'Auroras boreales en familia, Rovaniemi',
  summary: 'Una salida corta bajo el cielo, con fuego, zumo caliente y tiempo para preguntas.',
  description: `Auroras boreales cerca de Rovaniemi con niños, de ${time(times.start)} a ${time(times.end)} de puerta a puerta: un fuego, zumo caliente, historias del cielo y a casa antes de medianoche.`,
  why: {
    heading: 'Una noche a la medida de los niños',
    lead: 'Corta, para piernas cortas, con un fuego al que volver corriendo y vista abierta al norte.',
    paragraphs: [
      'Esperar a la aurora es fácil de mayor y difícil con seis años. Por eso esta noche hay cosas que hacer: echar leña al fuego, dar la vuelta a las salchichas, buscar estrellas y escuchar el cuento del zorro que con la cola lanzaba chispas al cielo. La palabra finesa para la aurora boreal, revontulet, significa «fuegos del zorro».',
      'Salimos un poco de la ciudad, a un sitio resguardado con vista abierta al norte. Si el cielo está despejado y la aurora despierta, la ves sin apartarte del fuego. Si no, has pasado una noche junto a un fuego en un bosque de invierno.',
      `Viajan juntas varias familias, hasta ${seatsPerDeparture} personas en total. En esta excursión no perseguimos el cielo hasta la madrugada. Si ver la aurora te importa más que la hora de acostarse, elige «Auroras boreales, o te devolvemos el dinero».`,
      'Desde octubre hasta los últimos días de marzo es de noche mientras estamos fuera. Cuando se adelantan los relojes, el último domingo de marzo, nuestras horas pasan a ser casi todas de crepúsculo, y desde alrededor del 8 de abril no oscurece antes de que estés en casa. En esas fechas ven por el fuego y el bosque, y no cuentes con auroras.',
    ],
  },
  itinerary: {
    heading: 'La noche, hora a hora',
    steps: [
      {
        when: time(times.start),
        title: 'Te recogemos',
        text: `${words.meetingPoint}. Las sillas infantiles van montadas si al reservar escribes las edades en «Peticiones especiales».`,
      },
      {
        when: 'Primera media hora',
        title: 'Hacia la oscuridad',
        text: 'Un trayecto corto hasta el borde del bosque. Apagamos las lámparas y dejamos que los ojos se acostumbren.',
      },
      {
        when: 'Junto al fuego',
        title: 'Zumo, salchichas y el zorro',
        text: 'El fuego está encendido, el zumo de bayas caliente, y tu guía cuenta qué creía que eran las auroras la gente del norte, y qué son.',
      },
      {
        when: 'Todo el rato',
        title: 'Sin perder de vista el cielo',
        text: 'Tu guía está pendiente del primer arco pálido. A menudo se queda bajo, al norte, antes de empezar a moverse.',
      },
      {
        when: time(times.end),
        title: 'De vuelta en tu puerta',
        text: `Las ${words.duration} se cuentan de puerta a puerta. La mayoría de los niños se duerme antes de llegar.`,
      },
    ],
  },
  included: [
    'Recogida en tu alojamiento de Rovaniemi y regreso a él',
    'Guía a quien le gustan los niños y sus preguntas',
    'Fuego al aire libre, zumo caliente de bayas y salchichas para asar',
    'Sillas infantiles, si nos dices las edades',
  ],
  notIncluded: [
    'Ropa de invierno: viste a los niños por capas; te diremos qué traer',
    'La garantía de «Auroras boreales, o te devolvemos el dinero»',
    'La cena: tómala antes de la recogida',
    'Seguro de viaje',
  ],
  questions: [
    {
      question: '¿A partir de qué edad se recomienda la excursión?',
      answer: `${factText(adviceAge, `A partir de unos ${adviceAge.value} años`)}. Los más pequeños también pueden venir si van bien abrigados y están acostumbrados a seguir despiertos a las ${time(times.start)}. Los niños de menos de ${minUnaccompaniedAge} años vienen con un adulto y pagan ${euros(prices.childCents)}.`,
    },
    {
      question: '¿Seguro que veremos auroras boreales?',
      answer:
        'No. La salida es corta y no se aleja de la ciudad, así que las nubes pueden cubrir el cielo todo el tiempo. Por eso cuesta menos y no lleva garantía.',
    },
    {
      question: '¿Qué se ponen los niños?',
      answer:
        'Lana o forro polar pegado a la piel, una capa de abrigo, un traje de nieve de una pieza, dos pares de manoplas y botas con sitio para calcetines gruesos. Lo que más importa es un gorro que tape las orejas.',
    },
    {
      question: '¿Estará lo bastante oscuro para ver auroras en nuestra fecha?',
      answer: `Hasta el último domingo de marzo, sí. A partir de ahí, con el horario de verano, a las ${time(times.start)} hay crepúsculo y no está oscuro hasta pasadas las diez; desde alrededor del 8 de abril, no antes de las ${time(times.end)}. En esas semanas, para ver auroras es mejor «Auroras boreales, o te devolvemos el dinero», que se queda fuera hasta más tarde.`,
    },
  ],
  safety: {
    walking: 'Hasta 100 metros por un sendero pisado, de la furgoneta al fuego, a oscuras.',
    access:
      'Un escalón alto para subir a la furgoneta. En la nieve cuesta empujar un cochecito; hay un trineo a mano. Una silla de ruedas necesita ayuda en el sendero.',
    toilets: 'Un retrete seco cerca del fuego.',
    equipment: 'Sillas infantiles, mantas, manoplas de repuesto, frontales con luz roja.',
  },
})
