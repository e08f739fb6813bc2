import { type blog as english } from '@/content/words/en/blog'
import { translate } from '@/content/words/translation'

export const blog = translate<typeof english>()({
  title: 'Blog: appunti per un viaggio in Lapponia',
  description:
    'Aurora boreale, abbigliamento, animali, cottage e ghiaccio: che cosa sapere prima di un viaggio nella Lapponia finlandese, scritto a Rovaniemi, con le fonti.',
  name: 'Blog',
  heading: 'Prima di venire al Nord',
  introduction:
    'Quanto è buio, quanto è freddo, che cosa indossare, dove dormire: le domande di chi sta per venire, e le nostre risposte.',
  category: 'Categoria',
  allCategories: 'Tutte',
  minutesToRead: '{minutes} min di lettura',
  inThisArticle: 'In questo articolo',
  datesAndPrices: 'Date e prezzi: {tour}',
  toursOfYourStay: 'Tutte le escursioni nei giorni del tuo soggiorno',
  readOn: 'Continua a leggere',
  allArticles: 'Tutti gli articoli',
  sources: 'Fonti e approfondimenti',
  published: 'Pubblicato: <date></date>',
  updated: 'Aggiornato: <date></date>',
  signed: 'Di {brand}',
  fromPrice: 'Da {price}',
  perAdultInSeason: 'per adulto, IVA compresa · dal {season}',
  seeDates: 'Date e prenotazione<hidden>: {tour}</hidden>',
  otherTour: 'Oppure: {tour}, da\u00a0{price}',
})
