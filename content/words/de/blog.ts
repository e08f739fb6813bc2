import { type blog as english } from '@/content/words/en/blog'
import { translate } from '@/content/words/translation'

export const blog = translate<typeof english>()({
  title: 'Blog: Notizen für eine Reise nach Lappland',
  description:
    'Nordlichter, Kleidung, Tiere, Hütten und Eis: was Sie vor einer Reise nach Finnisch-Lappland wissen sollten, geschrieben in Rovaniemi, mit Quellen.',
  name: 'Blog',
  heading: 'Bevor Sie in den Norden kommen',
  introduction:
    'Wie dunkel, wie kalt, was anziehen, wo schlafen: was Gäste uns vor der Reise fragen, und unsere Antworten.',
  category: 'Kategorie',
  allCategories: 'Alle',
  minutesToRead: '{minutes} Min. Lesezeit',
  inThisArticle: 'In diesem Artikel',
  datesAndPrices: 'Termine und Preise: {tour}',
  toursOfYourStay: 'Alle Touren an den Tagen Ihres Aufenthalts',
  readOn: 'Weiterlesen',
  allArticles: 'Alle Artikel',
  sources: 'Quellen und Lesetipps',
  published: 'Veröffentlicht: <date></date>',
  updated: 'Aktualisiert: <date></date>',
  signed: 'Von {brand}',
  fromPrice: 'Ab {price}',
  perAdultInSeason: 'pro Erwachsenen, inkl. MwSt. · {season}',
  seeDates: 'Termine und Buchung<hidden>: {tour}</hidden>',
  otherTour: 'Oder: {tour}, ab\u00a0{price}',
})
