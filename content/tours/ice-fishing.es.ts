import { iceFishing, iceFishingPage } from '@/content/tours/ice-fishing'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = iceFishing
const { adviceAge } = iceFishingPage.safety

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Pesca en hielo con guía',
  duration: '3–4 horas',
  place: 'Un lago helado cerca de Rovaniemi',
  meetingPoint: 'Recogida en tu alojamiento de Rovaniemi',
  whatToBring:
    'Tu ropa más abrigada, por capas, botas de invierno con sitio para calcetines gruesos y dos pares de manoplas: uno se moja.',
  times: `Recogida a las ${time(times.start)}, regreso entre las ${time(times.earliestEnd)} y las ${time(times.end)}`,
})

export const text: TourFile['text'] = ({ factText, leastIce, time }, words) => ({
  shortName: 'Pesca en hielo con guía en Rovaniemi',
  summary: 'Un agujero en el hielo, una caña corta y la calma de un lago en invierno.',
  description: `Pesca en hielo en un lago cerca de Rovaniemi, en un grupo de ${seatsPerDeparture} como máximo. Recogida a las ${time(times.start)}, fuego en la orilla, sopa caliente y un guía que mide el hielo.`,
  why: {
    heading: 'Un deporte silencioso',
    lead: 'Abres un agujero, te sientas, esperas, y de vez en cuando se mueve la punta de la caña.',
    paragraphs: [
      'Muchos finlandeses lo aprendieron de niños. La caña es tan larga como tu antebrazo, y el resto es cosa de muñeca. Te enseñamos dónde cae el fondo, cómo abrir un agujero sin mojarte y lo poco que hay que moverla.',
      'Rara vez te llevas a casa un pez grande. Te llevas la luz de un mediodía de invierno, a principios de enero rosa a las once y azul a eso de las tres, y el sonido del hielo.',
      'En la orilla mantenemos un fuego y, encima, sopa y café. Si los peces quieren, los asamos allí mismo.',
    ],
  },
  itinerary: {
    heading: 'El día, hora a hora',
    steps: [
      {
        when: time(times.start),
        title: 'Te recogemos',
        text: `${words.meetingPoint}. Un trayecto corto nos lleva al lago.`,
      },
      {
        when: 'En el hielo',
        title: 'Agujero, cebo y a sentarse',
        text: 'Te damos una barrena, una caña y una piel de reno para sentarte. Tu guía te enseña cómo se hace y mide el hielo contigo.',
      },
      {
        when: 'Hacia mediodía',
        title: 'Sopa junto al fuego',
        text: 'El sol bajo sobre el lago, sopa caliente, pan y café, y tiempo para entrar en calor.',
      },
      {
        when: 'Después',
        title: 'Segundo intento',
        text: 'Otro agujero, otra profundidad. Las percas se mueven en grupo, y nosotros también.',
      },
      {
        when: `${time(times.earliestEnd)}–${time(times.end)}`,
        title: 'De vuelta en tu puerta',
        text: 'Antes si hiela fuerte, más tarde si los peces pican.',
      },
    ],
  },
  included: [
    'Recogida en tu alojamiento de Rovaniemi y regreso a él',
    'Guía que conoce estos lagos',
    'Barrena, cañas, cebo y una piel de reno para sentarte',
    'Sopa, pan, café y zumo caliente junto al fuego',
  ],
  notIncluded: [
    'Ropa y botas de invierno: te diremos qué traer',
    'Capturas: hay días en que no pica nada',
    'Seguro de viaje',
  ],
  questions: [
    {
      question: '¿Necesito licencia de pesca?',
      answer:
        'No, ninguna. Con una sola caña sencilla, pescar es un derecho de todos cuando cada cual va por su cuenta; para un grupo con guía hace falta el permiso del propietario de las aguas, y de conseguirlo nos encargamos nosotros.',
    },
    {
      question: '¿Es seguro el hielo?',
      answer: `Lo medimos en cada sitio antes de llevar a nadie. En la temporada de esta excursión suele tener entre 20 y 70 cm. Con menos de ${leastIce} de hielo transparente, el mínimo que la agencia finlandesa de seguridad pide para personas a pie, no salimos.`,
    },
    {
      question: '¿Pasaré frío?',
      answer:
        'Cuando hiela, sentarse sin moverse enfría más que andar. Ponte lana, un abrigo grueso y botas un número más grandes. En la orilla arde un fuego.',
    },
    {
      question: '¿Es adecuada para niños?',
      answer: `${factText(adviceAge, `Sí, a partir de unos ${adviceAge.value} años`)}, con un adulto. A menudo se les da bien, porque se tumban y miran por el agujero.`,
    },
  ],
  safety: {
    walking: 'Hasta 500 metros por la nieve del lago.',
    access:
      'Un escalón alto para subir a la furgoneta y, después, nieve y hielo bajo los pies, en los que una silla de ruedas apenas avanza. A quien le cueste andar lo podemos llevar en trineo, si nos avisas antes.',
    toilets: 'Un retrete seco en la orilla, si el embarcadero tiene uno; si no, no hay.',
    equipment: 'Punzones de rescate para cada participante, una cuerda, una barrena para medir, ropa seca.',
  },
})
