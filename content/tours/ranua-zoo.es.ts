import { ranuaZoo } from '@/content/tours/ranua-zoo'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = ranuaZoo

const whatToWear =
  'De noviembre a abril, ponte ropa de abrigo por capas y botas de invierno; en otoño y en mayo, un jersey de lana, una chaqueta contra el viento y la lluvia y calzado impermeable; en junio, un chubasquero sobre un jersey y, a finales de mes, algo contra los mosquitos.'

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Animales del norte en Ranua',
  duration: '5 horas',
  place: 'Ranua, al sur de Rovaniemi',
  meetingPoint: 'Recogida en tu alojamiento de Rovaniemi',
  whatToBring: `Estamos casi todo el tiempo al aire libre. ${whatToWear} Dinero o una tarjeta para comer en el parque.`,
  times: `Recogida a las ${time(times.start)}, regreso a las ${time(times.end)}`,
})

export const text: TourFile['text'] = ({ distances, time, travelTimes }, words) => ({
  shortName: 'Zoo de Ranua: un día con guía desde Rovaniemi',
  summary: 'Los animales del norte, en su propio bosque y con su propio clima.',
  description: `Excursión de día desde Rovaniemi al parque de fauna de Ranua: ${words.duration} con guía, en un grupo de ${seatsPerDeparture} como máximo, con recogida a las ${time(times.start)} y regreso a las ${time(times.end)}.`,
  why: {
    heading: 'Los animales del norte, de cerca',
    lead: 'En el bosque ves sus huellas. En Ranua ves a los animales.',
    paragraphs: [
      `Linces, glotones, búhos y alces viven en los bosques de los alrededores de Rovaniemi, y la mayoría de la gente de aquí se ha cruzado con pocos. El parque de fauna de Ranua, a unos ${distances.ranua} al sur, abrió en 1983. Sus recintos están en el bosque, a lo largo de una pasarela de ${distances.boardwalk}.`,
      'La recorres con un guía que sabe quién está despierto. En invierno los osos pardos duermen, los osos polares están bien despiertos y el zorro ártico es blanco como la nieve. En primavera puede haber crías.',
      `El grupo es de ${seatsPerDeparture} personas como máximo, así que nos paramos donde hay algo que ver, y allí esperamos.`,
    ],
  },
  itinerary: {
    heading: 'El día, hora a hora',
    steps: [
      {
        when: time(times.start),
        title: 'Te recogemos',
        text: `${words.meetingPoint}. Después, alrededor de ${travelTimes.toRanua} entre bosques y lagos; atención a los renos en la carretera.`,
      },
      {
        when: 'Avanzada la mañana',
        title: 'Por la pasarela',
        text: 'Con tu guía, de los búhos a los osos. El camino está limpio de nieve; aquí y allá sube un poco.',
      },
      {
        when: 'Hacia mediodía',
        title: 'Tiempo para entrar en calor',
        text: 'El parque tiene restaurante y cafetería. Si comes allí, eliges tú y pagas aparte.',
      },
      {
        when: 'Después de comer',
        title: 'Otra vez con tu favorito',
        text: 'Tiempo libre para volver al animal que dormía o para mirar uno que no.',
      },
      {
        when: time(times.end),
        title: 'De vuelta en tu puerta',
        text: 'Estamos otra vez en Rovaniemi; en pleno invierno, cuando oscurece.',
      },
    ],
  },
  included: [
    'Recogida en tu alojamiento de Rovaniemi y regreso a él',
    'El viaje a Ranua y la vuelta',
    'La entrada al parque de fauna',
    'Guía durante el recorrido por la pasarela',
  ],
  notIncluded: [
    'Comida y bebidas en el parque',
    'Ropa: se está casi todo el tiempo al aire libre',
    'Seguro de viaje',
  ],
  questions: [
    {
      question: '¿Qué animales veremos?',
      answer:
        'En el parque viven unas cincuenta especies, entre ellas osos polares, linces, glotones, lobos, alces, zorros árticos y muchos búhos y cárabos. Los osos pardos duermen desde noviembre hasta marzo, más o menos. Cuáles de los demás se dejan ver cambia de un día a otro.',
    },
    {
      question: '¿Se anda mucho?',
      answer: `Una pasarela de ${distances.boardwalk}, con muchas paradas. Puedes acortar el recorrido.`,
    },
    {
      question: '¿Es adecuada para niños pequeños?',
      answer:
        'Sí, con un adulto. Trae un trineo o un cochecito y, al reservar, escribe las edades en «Peticiones especiales», para que en la furgoneta vayan las sillas adecuadas.',
    },
    { question: '¿Qué me pongo?', answer: `Se pasan horas al aire libre y se para a menudo. ${whatToWear}` },
  ],
  safety: {
    walking: `Una pasarela de ${distances.boardwalk}, limpia de nieve, con algunas cuestas.`,
    access:
      'Un escalón alto para subir a la furgoneta. La pasarela admite cochecitos y sillas de ruedas, con ayuda en las cuestas; en la furgoneta cabe una silla de ruedas plegada.',
    toilets: 'En la entrada y en el restaurante del parque.',
    equipment: 'Sillas infantiles, mantas, crampones ligeros en préstamo.',
  },
})
