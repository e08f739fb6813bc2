import { type blog as english } from '@/content/words/en/blog'
import { translate } from '@/content/words/translation'

export const blog = translate<typeof english>()({
  title: 'Blog : notes pour un voyage en Laponie',
  description:
    'Aurores boréales, vêtements, animaux, chalets et glace : ce qu’il faut savoir avant un voyage en Laponie finlandaise, écrit à Rovaniemi, sources à l’appui.',
  name: 'Blog',
  heading: 'Avant de monter vers le nord',
  introduction:
    'Quelle obscurité, quel froid, que porter, où dormir : ce que l’on nous demande avant de venir, et nos réponses.',
  category: 'Catégorie',
  allCategories: 'Toutes',
  minutesToRead: '{minutes} min de lecture',
  inThisArticle: 'Dans cet article',
  datesAndPrices: 'Dates et prix : {tour}',
  toursOfYourStay: 'Toutes les sorties pendant votre séjour',
  readOn: 'Lire la suite',
  allArticles: 'Tous les articles',
  sources: 'Sources et lectures',
  published: 'Publié le <date></date>',
  updated: 'Mis à jour le <date></date>',
  signed: 'Par {brand}',
  fromPrice: 'À partir de {price}',
  perAdultInSeason: 'par adulte, TVA comprise · {season}',
  seeDates: 'Dates et réservation<hidden> : {tour}</hidden>',
  otherTour: 'Ou : {tour}, à partir de {price}',
})
