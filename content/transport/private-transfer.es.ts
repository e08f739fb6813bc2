import { privateTransfer } from '@/content/transport/transport'
import { type TransportFile } from '@/content/transport/transport-page'

const { maxPassengers, priceCents } = privateTransfer

/** What e-mails and other pages say as well. */
export const words: TransportFile['words'] = () => ({
  name: 'Traslado privado Rovaniemi–Levi/Kittilä',
  duration: '2–3 horas',
  reach: 'De Rovaniemi a Levi o Kittilä',
})

export const text: TransportFile['text'] = ({ distances, euros, travelTimes }, words) => ({
  summary:
    'De tu puerta en Rovaniemi a tu puerta entre los fjells, en un solo vehículo con calefacción, a la hora que elijas.',
  description: `Traslado privado de Rovaniemi a Levi o Kittilä para un máximo de ${maxPassengers} pasajeros: ${euros(priceCents)} por el vehículo entero, ${words.duration} de carretera, a la hora que te venga bien.`,
  card: {
    description:
      'De puerta a puerta hasta los fjells del oeste de Laponia. Un solo precio por el vehículo, para dos con esquís o para una familia con trineos.',
    features: [
      'Recogida a la hora que elijas',
      'Hotel, aeropuerto o estación',
      'Sitio para esquís y equipaje',
      'Sillas infantiles',
    ],
  },
  reachName: 'Trayecto',
  about: {
    heading: 'La carretera del noroeste',
    lead: `Unos ${distances.levi} de bosque, río y turbera, en un vehículo solo para tu grupo.`,
    paragraphs: [
      'Entre Rovaniemi y Levi hay una buena carretera, que durante largos tramos le hace compañía al río Ounasjoki. En diciembre se recorre bajo las estrellas o en un crepúsculo azul; en marzo, a pleno sol. Los renos tienen preferencia, si no en la ley, sí en la práctica.',
      `El precio es de ${euros(priceCents)} por el vehículo entero, IVA incluido, para un máximo de ${maxPassengers} pasajeros. Si vienes en avión, dinos el número de vuelo y miramos cuándo aterriza.`,
      `Se tarda ${travelTimes.toLevi} con buen tiempo, y cerca de tres si nieva. Si quieres una parada por el camino, por un café o por la luz sobre un fjell, dilo y la incluimos en el plan.`,
    ],
  },
  itinerary: {
    heading: 'El viaje, paso a paso',
    steps: [
      {
        when: 'Cuando quieras',
        title: 'Recogida en Rovaniemi, a tu hora',
        text: 'En tu hotel o cabaña, en el aeropuerto o en la estación. La hora la pones tú, de día o de noche.',
      },
      {
        when: words.duration,
        title: 'Por bosques y junto al río',
        text: 'Hacia el noroeste, por el bosque y a lo largo del Ounasjoki, con una parada si te apetece. Dentro hace calor; te puedes quitar el abrigo.',
      },
      {
        when: 'A la llegada',
        title: 'En Levi o en Kittilä',
        text: 'En la puerta de tu hotel o cabaña en Levi, en el pueblo de Kittilä o en el aeropuerto de Kittilä.',
      },
    ],
  },
  routes: [],
  included: [
    `Un vehículo solo para tu grupo, hasta ${maxPassengers} pasajeros`,
    'Un conductor que recorre estas carreteras todo el invierno',
    'Recogida y llegada a la puerta',
    'Equipaje, esquís y tablas de snowboard',
    'Sillas infantiles, si nos dices las edades',
    'Seguimiento de tu vuelo, si nos dices el número',
    'Combustible e IVA',
  ],
  request: {
    action: 'Pedir este traslado',
    heading: 'Pide este traslado',
    text: 'Dinos desde dónde, hasta dónde y cuándo. Te contestamos con la hora a la que te recogeríamos.',
  },
})
