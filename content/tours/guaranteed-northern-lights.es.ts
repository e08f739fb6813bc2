import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = guaranteedNorthernLights

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Auroras boreales, o te devolvemos el dinero',
  duration: '1–10 horas',
  place: 'Rovaniemi, Laponia finlandesa',
  meetingPoint: 'Recogida en tu alojamiento de Rovaniemi',
  whatToBring:
    'Tu ropa más abrigada, por capas, gorro, manoplas y botas de invierno con sitio para calcetines gruesos; en septiembre y octubre bastan calzado impermeable y un chubasquero sobre la lana. De noche esperamos al aire libre, casi sin movernos. Cena antes de la recogida y trae una cámara o un teléfono con la batería llena.',
  times: `Recogida a las ${time(times.start)}, regreso entre las ${time(times.earliestEnd)} y las ${time(times.end)}`,
})

export const text: TourFile['text'] = ({ distances, guarantee, time }, words) => ({
  shortName: 'Auroras boreales en Rovaniemi, o devolución',
  summary: 'Una noche, un grupo pequeño y los kilómetros que hagan falta en busca de cielo despejado.',
  description: `Auroras boreales desde Rovaniemi en un grupo de ${seatsPerDeparture} personas como máximo. Recogida a las ${time(times.start)}. Si no las ves, eliges: devolución completa o nueva salida gratis.`,
  why: {
    heading: 'Vamos adonde el cielo está despejado',
    lead: 'Aquí las auroras boreales son frecuentes, y las nubes también. Conducimos hasta donde el cielo está despejado, mientras dé de sí la noche.',
    paragraphs: [
      `Rovaniemi está en el círculo polar, bajo el borde del óvalo auroral, el anillo en el que aparecen las auroras. En las noches oscuras, del otoño a la primavera, a menudo están ahí, a unos ${distances.lights} de altura, detrás de las nubes que cubran la ciudad. Antes de recogerte hemos leído las previsiones de nubes y de viento solar, y hemos elegido por dónde empezar.`,
      `Unas noches basta un lago a las afueras; otras, hay que hacer muchos kilómetros en busca de aire más seco. Como el grupo es de ${seatsPerDeparture} personas como máximo, podemos dar la vuelta con la furgoneta y quedarnos fuera hasta tarde. Cuando la aurora llega temprano y todo el grupo ha visto lo suficiente, volvemos antes.`,
      'Entre un claro y otro hay un fuego, algo caliente que beber y un guía que te ayuda a ajustar la cámara.',
    ],
  },
  itinerary: {
    heading: 'La noche, hora a hora',
    steps: [
      {
        when: time(times.start),
        title: 'Te recogemos',
        text: `${words.meetingPoint}. Tu guía te dice dónde se espera que despeje y cuánto se tarda en llegar.`,
      },
      {
        when: 'Primera parada',
        title: 'Lejos de las luces de la ciudad',
        text: 'La orilla de un lago o una turbera abierta, con una vista amplia hacia el norte. Los ojos tardan unos veinte minutos en adaptarse a la oscuridad.',
      },
      {
        when: 'Entrada la noche',
        title: 'Fuego, zumo caliente de bayas y espera',
        text: 'Encendemos un fuego donde está permitido. Tu guía sigue los mapas de nubes y echa una mano con cámaras y teléfonos.',
      },
      {
        when: 'Si llegan nubes',
        title: 'Seguimos camino',
        text: 'Hasta el siguiente claro y, si hace falta, hasta el que venga después. Emprendemos el regreso cuando has visto la aurora o cuando se acaba la noche.',
      },
      {
        when: `${time(times.earliestEnd)}–${time(times.end)}`,
        title: 'De vuelta en tu puerta',
        text: `Así es la mayoría de las noches. La duración, ${words.duration}, deja margen tanto para una aurora en el primer lago como para un largo camino de vuelta. Déjate libre la mañana siguiente y no tomes un vuelo temprano.`,
      },
    ],
  },
  included: [
    'Recogida en tu alojamiento de Rovaniemi y regreso a él',
    'Guía que conduce, lee el cielo y ayuda con las cámaras',
    'Todos los kilómetros que pida la noche',
    'Zumo caliente de bayas y algo de picar junto al fuego',
    'La garantía: devolución completa o nueva salida gratis',
  ],
  notIncluded: [
    'Ropa de invierno: ponte la más abrigada; te diremos qué traer',
    'Cámara y trípode',
    'La cena: tómala antes de la recogida',
    'Seguro de viaje',
  ],
  questions: [
    { question: '¿Qué dice exactamente la garantía?', answer: guarantee },
    {
      question: '¿Cuánto frío hace?',
      answer:
        'De diciembre a febrero es habitual estar entre −10 y −25 °C, y una noche en calma puede ser más fría. Las noches de septiembre suelen quedarse entre +3 y +8 °C, y en octubre y abril se ronda los 0 °C. Ponte lana pegada a la piel, dos capas encima, un abrigo que corte el viento y botas con sitio para calcetines gruesos.',
    },
    {
      question: '¿Se puede fotografiar la aurora con el teléfono?',
      answer:
        'Con casi todos los de los últimos años, sí: modo noche, algo donde apoyarlo y unos segundos sin moverse. Tu guía te enseña cómo. Lleva el teléfono al calor y cargado, porque el frío vacía las baterías.',
    },
    {
      question: '¿Se puede venir con niños?',
      answer:
        'Sí, con un adulto. La noche puede ser larga, así que para los más pequeños proponemos nuestra excursión en familia, con la que estás en casa antes de medianoche. Desde el último domingo de marzo sus horas son casi todas de crepúsculo, y entonces la más oscura es esta.',
    },
  ],
  safety: {
    walking: 'Trechos cortos, de hasta 200 metros, por nieve o por un sendero del bosque, a oscuras.',
    access:
      'Un escalón alto para subir a la furgoneta y muchas horas de asiento. Cabe una silla de ruedas plegada; las paradas son sobre nieve y terreno desigual.',
    toilets: 'En una gasolinera del camino, si hay alguna abierta; si no, no hay.',
    equipment: 'Frontales con luz roja, chalecos reflectantes, mantas, un comunicador por satélite.',
  },
})
