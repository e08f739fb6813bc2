import { type pages as english } from '@/content/words/en/pages'
import { translate } from '@/content/words/translation'

export const pages = translate<typeof english>()({
  home: 'Startseite',
  backToHome: 'Zur Startseite',
  onThisPage: 'Auf dieser Seite',
  lastUpdated: 'Zuletzt aktualisiert: <date></date>',
  datesAndPrices: 'Termine und Preise<hidden>: {tour}</hidden>',

  printList: 'Liste drucken',
  articlesOnPacking:
    'Was Sie wählen sollten und warum, steht in unseren Artikeln über <clothing>Kleidung</clothing> und <packing>Gepäck</packing>.',
  emergency: '{brand} · {email} · {phone} · im Notfall 112',

  seasonAtOneGlance: 'Die Nächte einer Saison auf einen Blick: <link>der Himmel über Rovaniemi</link>',

  whoWrites:
    'Hier können nur Gäste schreiben, deren Buchung wir haben und die da waren. Wir veröffentlichen jede Bewertung, gut oder schlecht, es sei denn, sie beleidigt, stellt andere bloß, handelt nicht von uns, wirbt oder ist rechtswidrig. <link>Wie wir Bewertungen prüfen</link>',
  moreReviews: 'Weitere Bewertungen',
  newerReviews: 'Neuere Bewertungen',
  olderReviews: 'Ältere Bewertungen',

  paymentTitle: 'Ihre Zahlung',
  paymentDescription:
    'Was Sie gebucht und mit Karte bezahlt haben: Tour, Termin, Personenzahl und Preis, und was bis zum Tag der Tour noch geschieht.',
  cryptoTitle: 'Ihre Buchung mit Krypto',
  cryptoDescription:
    'Was Sie in Kryptowährung gebucht haben: Tour, Termin und Preis, wann wir die Wallet-Adresse schicken und bis wann die Zahlung fällig ist.',
})
