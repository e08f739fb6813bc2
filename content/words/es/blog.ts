import { type blog as english } from '@/content/words/en/blog'
import { translate } from '@/content/words/translation'

export const blog = translate<typeof english>()({
  title: 'Blog: notas para un viaje a Laponia',
  description:
    'Auroras boreales, ropa, animales, cabañas y hielo: qué saber antes de un viaje a la Laponia finlandesa, escrito en Rovaniemi y con las fuentes indicadas.',
  name: 'Blog',
  heading: 'Antes de viajar al norte',
  introduction:
    'Cuánta oscuridad, cuánto frío, qué ponerse, dónde dormir: lo que la gente pregunta antes de venir, y nuestras respuestas.',
  category: 'Categoría',
  allCategories: 'Todas',
  minutesToRead: '{minutes} min de lectura',
  inThisArticle: 'En este artículo',
  datesAndPrices: 'Fechas y precios: {tour}',
  toursOfYourStay: 'Todas las excursiones de los días de tu estancia',
  readOn: 'Sigue leyendo',
  allArticles: 'Todos los artículos',
  sources: 'Fuentes y otras lecturas',
  published: 'Publicado el <date></date>',
  updated: 'Actualizado el <date></date>',
  signed: 'Por {brand}',
  fromPrice: 'Desde {price}',
  perAdultInSeason: 'por adulto, IVA incluido · del {season}',
  seeDates: 'Ver fechas y reservar<hidden>: {tour}</hidden>',
  otherTour: 'O bien: {tour}, desde\u00a0{price}',
})
