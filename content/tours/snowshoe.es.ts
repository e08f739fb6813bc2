import { snowshoe } from '@/content/tours/snowshoe'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = snowshoe

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Ruta con raquetas de nieve',
  duration: 'A tu medida, el tiempo que quieras',
  place: 'Bosques y fjells de los alrededores de Rovaniemi',
  meetingPoint: 'Acordamos contigo el punto de encuentro por correo electrónico',
  whatToBring:
    'Botas de invierno que cubran el tobillo, capas que puedas abrir al andar, gorro y guantes, y un termo con algo caliente. Dinos, por favor, los números de calzado si no los escribiste al reservar.',
  times: `Desde las ${time(times.start)}; tú decides cuánto caminas`,
})

export const text: TourFile['text'] = ({ time }, words) => ({
  shortName: 'Alquiler y rutas con raquetas en Rovaniemi',
  summary: 'Raquetas de tu talla, una ruta a tu medida y el bosque solo para tu grupo.',
  description: `Raquetas de nieve y bastones de tu talla, una ruta a tu medida y el día entero en los bosques y fjells de Rovaniemi. Para grupos de hasta ${seatsPerDeparture} personas.`,
  why: {
    heading: 'Donde nadie ha abierto camino',
    lead: 'Con raquetas, todo el bosque es camino. No hace falta práctica, solo una mañana y los pies calientes.',
    paragraphs: [
      'Una vez asentado el invierno, la nieve de los alrededores de Rovaniemi es demasiado profunda para ir en botas. Con raquetas te mantienes encima y vas por donde no van las pistas de esquí ni las motos de nieve: entre abetos doblados por el peso, por una turbera helada, fjell arriba hasta las vistas.',
      'Llevamos raquetas y bastones de tu talla, te enseñamos a ponértelas y a darte la vuelta en una cuesta, y te proponemos una ruta acorde con la luz, el tiempo y tus piernas. A partir de ahí, el día es tuyo. En Finlandia, andar por el bosque es un derecho de todos, sea de quien sea.',
      `Una reserva es para un máximo de ${seatsPerDeparture} personas que caminan juntas. Si tu grupo es mayor o quieres un guía a tu lado, escríbenos antes.`,
    ],
  },
  itinerary: {
    heading: 'Tu día, a tu ritmo',
    steps: [
      {
        when: `Desde las ${time(times.start)}`,
        title: 'Nos encontramos',
        text: `${words.meetingPoint}. Te pruebas las raquetas, y ajustamos fijaciones y bastones.`,
      },
      {
        when: 'Primeros pasos',
        title: 'Una breve explicación',
        text: 'Andar, girar, bajar. Se aprende en un cuarto de hora.',
      },
      {
        when: 'Tus horas',
        title: 'En ruta',
        text: 'Una hora por el bosque cercano o un día en el fjell. En el teléfono llevas la ruta y nuestro número.',
      },
      {
        when: 'Cuando quieras',
        title: 'Devuelves las raquetas',
        text: 'En el lugar y a la hora que hayamos acordado.',
      },
    ],
  },
  included: [
    'Raquetas y bastones de tu talla, por un día',
    'Una breve explicación',
    'Dos o tres rutas para elegir, en tu teléfono',
    'Nuestro número, para dudas por el camino',
  ],
  notIncluded: [
    'Guía para la ruta: pregúntanos y te mandamos un presupuesto',
    'Ropa y botas de invierno',
    'Comida y bebida: lleva un termo',
    'Seguro de viaje',
  ],
  questions: [
    {
      question: '¿Hay que estar en forma?',
      answer:
        'Si puedes andar una hora, puedes andar una hora con raquetas, algo más despacio. La nieve nueva y profunda y las cuestas lo hacen más duro; la ruta la elegimos contigo.',
    },
    {
      question: '¿Qué botas necesito?',
      answer:
        'Unas de invierno, impermeables y de suela firme. La fijación admite casi todos los números, también los de niño. Los zapatos finos y los tacones altos no sirven.',
    },
    {
      question: '¿Cuántas horas de luz hay?',
      answer:
        'A mediados de diciembre, unas dos horas y media de sol, y seis con el crepúsculo; a finales de febrero, casi diez horas de sol. En las semanas oscuras proponemos una ruta corta.',
    },
    {
      question: '¿Y si hay poca nieve?',
      answer:
        'En noviembre, y algunos años a principios de diciembre, puede pasar. Entonces cancelamos, y eliges entre la devolución completa y otra fecha.',
    },
  ],
  safety: {
    walking: 'Hasta donde quieras, por nieve blanda; proponemos rutas de entre dos y ocho kilómetros.',
    access:
      'Caminas sin guía y por terreno desigual; las raquetas y una silla de ruedas no se pueden combinar.',
    toilets: 'Retretes secos en los cobertizos abiertos de las rutas señalizadas; en otros sitios no hay.',
    equipment: 'Un mapa de la ruta, un frontal y una manta térmica por grupo, en préstamo.',
  },
})
