import { type pages as english } from '@/content/words/en/pages'
import { translate } from '@/content/words/translation'

export const pages = translate<typeof english>()({
  home: 'Inicio',
  backToHome: 'Volver al inicio',
  onThisPage: 'En esta página',
  lastUpdated: 'Última actualización: <date></date>',
  datesAndPrices: 'Ver fechas y precios<hidden> de {tour}</hidden>',

  printList: 'Imprimir esta lista',
  articlesOnPacking:
    'Qué elegir y por qué lo explican nuestros artículos sobre <clothing>la ropa</clothing> y <packing>la maleta</packing>.',
  emergency: '{brand} · {email} · {phone} · en una emergencia, 112',

  seasonAtOneGlance: 'Todas las noches de una temporada de un vistazo: <link>el cielo de Rovaniemi</link>',

  whoWrites:
    'Aquí solo pueden escribir viajeros cuya reserva tenemos y que vinieron. Publicamos todas las opiniones, buenas o malas, salvo si insultan, exponen a otras personas, no tratan de nosotros, hacen publicidad o son ilegales. <link>Cómo comprobamos las opiniones</link>',
  moreReviews: 'Más opiniones',
  newerReviews: 'Opiniones más recientes',
  olderReviews: 'Opiniones anteriores',

  paymentTitle: 'Tu pago',
  paymentDescription:
    'Lo que has reservado y pagado con tarjeta: la excursión, la fecha, tu grupo y el precio, y qué pasa desde ahora hasta el día de la excursión.',
  cryptoTitle: 'Tu reserva en criptomoneda',
  cryptoDescription:
    'Lo que has reservado en criptomoneda: la excursión, la fecha y el precio, cuándo enviamos la dirección del monedero y hasta cuándo puedes pagar.',
})
