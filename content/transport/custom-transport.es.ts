import { customTransport } from '@/content/transport/transport'
import { type TransportFile } from '@/content/transport/transport-page'

const { maxPassengers, quoteWithinHours } = customTransport
const promise = `Un presupuesto a tu medida en ${quoteWithinHours} horas`

/** What e-mails and other pages say as well. */
export const words: TransportFile['words'] = () => ({
  name: 'Traslado privado a medida',
  duration: 'Flexible',
  reach: 'Finlandia',
})

export const text: TransportFile['text'] = () => ({
  summary: 'Un vehículo, un conductor y un día, o una hora, para ir adonde te haga falta.',
  description: `Viajes privados con conductor por toda Finlandia, hasta ${maxPassengers} pasajeros: aeropuertos, visitas, cabañas apartadas, eventos. ${promise}.`,
  card: {
    description:
      'Para todo lo que no tiene horario: una cabaña al final de una pista forestal, un día entre tres fjells, los invitados de una boda en un solo convoy. Tú lo describes, nosotros lo planeamos.',
    features: [
      'Por toda Finlandia',
      'Por horas o por días',
      'Paradas donde las quieras',
      'Sillas infantiles',
    ],
  },
  reachName: 'Zona',
  about: {
    heading: 'Tú dices adónde. Nosotros sabemos cómo',
    lead: 'La Laponia finlandesa es mayor que Portugal, y por muchas de sus carreteras no pasa ningún autobús.',
    paragraphs: [
      'Hay sitios que vale la pena ver a dos horas de la parada más próxima, y cabañas en las que vale la pena dormir al final de un camino al que se quita la nieve por encargo. Allí vamos. Sabemos qué carreteras están abiertas, dónde hay combustible y café, y cuánto se tarda con nieve fresca.',
      `En un vehículo caben hasta ${maxPassengers} pasajeros con su equipaje. Si tu grupo es mayor, dilo: lo planeamos con varios.`,
      'El precio lo damos a petición, porque no hay dos viajes iguales. Depende de los kilómetros, de las horas y de cuánto te esperemos. El presupuesto indica un solo importe, IVA incluido, y eso es lo que pagas.',
    ],
  },
  itinerary: null,
  routes: [
    {
      name: 'Traslados al aeropuerto',
      text: 'Rovaniemi, Kittilä, Ivalo o Kuusamo: a la hora de tu vuelo, también de noche.',
    },
    {
      name: 'Visitas turísticas',
      text: 'El círculo polar, un fjell a mediodía, una iglesia junto a un río. El orden lo pones tú; las distancias las sabe el conductor.',
    },
    {
      name: 'Lugares apartados',
      text: 'Cabañas, puntos de partida de senderos y pueblos a los que no llega ningún autobús; si quieres, con tu comida de la semana a bordo.',
    },
    {
      name: 'Transporte para eventos',
      text: 'Bodas, reuniones, equipos de rodaje: un solo plan para todos los que tienen que llegar, y para la vuelta.',
    },
  ],
  included: [
    promise,
    `Un vehículo solo para tu grupo, hasta ${maxPassengers} pasajeros`,
    'Un conductor que recorre estas carreteras todo el invierno',
    'Ruta y horarios, planeados contigo',
    'Equipaje, esquís y tablas de snowboard',
    'Sillas infantiles, si nos dices las edades',
    'Combustible e IVA, incluidos en el presupuesto',
  ],
  request: {
    action: 'Pedir presupuesto',
    heading: 'Pide presupuesto',
    text: `${promise}. Dinos adónde, cuándo y cuántas personas; para empezar basta una idea aproximada.`,
  },
})
