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
      'El precio va por presupuesto, porque no hay dos viajes de estos iguales. Depende de los kilómetros, de las horas y de cuánto te esperemos. El presupuesto da una sola suma, IVA incluido, y esa es la que pagas.',
    ],
  },
  itinerary: null,
  routes: [
    {
      name: 'Traslados al aeropuerto',
      text: 'Rovaniemi, Kittilä, Ivalo o Kuusamo: a la hora de tu vuelo, también de noche.',
    },
    {
      name: 'Rutas para ver lugares',
      text: 'El círculo polar, un fjell a mediodía, una iglesia junto a un río. El orden lo pones tú; las distancias las sabe el conductor.',
    },
    {
      name: 'Lugares apartados',
      text: 'Cabañas, inicios de senderos y pueblos a los que no llega ningún autobús; si quieres, con tu comida de la semana a bordo.',
    },
    {
      name: 'Transporte para eventos',
      text: 'Bodas, reuniones, equipos de rodaje: un solo plan para todos los que tienen que llegar, y para la vuelta.',
    },
  ],
  included: [
    promise,
    `Un vehículo solo para tu grupo, hasta ${maxPassengers} pasajeros`,
    'Un conductor que hace estas carreteras todo el invierno',
    'Ruta y horas planeadas contigo',
    'Equipaje, esquís y tablas de snowboard',
    'Sillas infantiles, si nos dices las edades',
    'Combustible e IVA en la suma del presupuesto',
  ],
  request: {
    action: 'Pedir presupuesto',
    heading: 'Pide presupuesto',
    text: `${promise}. Dinos adónde, cuándo y cuántas personas; para empezar basta una idea aproximada.`,
  },
})
