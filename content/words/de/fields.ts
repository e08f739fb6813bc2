import { type fields as english } from '@/content/words/en/fields'
import { translate } from '@/content/words/translation'

export const fields = translate<typeof english>()({
  missing: 'Bitte füllen Sie alle Pflichtfelder aus',
  invalidEmail: 'Diese E-Mail-Adresse ist ungültig',
  noTour: 'Bitte wählen Sie eine Tour',
  noDate: 'Bitte wählen Sie einen Termin',
  chooseDate: 'Bitte wählen Sie einen Termin',
  noAdult: 'Mindestens eine erwachsene Person muss mitkommen',
  wrongChildren: 'Die Zahl der Kinder darf nicht kleiner als 0 sein',
  groupOfThisSize: 'Für eine Gruppe dieser Größe schreiben Sie uns bitte',
  noDates: 'Bitte wählen Sie mindestens einen Termin',
  datesTooMany: 'Bitte wählen Sie höchstens {limit} Termine',
  noService: 'Bitte wählen Sie eine der angebotenen Leistungen',
  noCoin: 'Bitte wählen Sie eine der angebotenen Kryptowährungen',
  noStars: 'Bitte wählen Sie 1 bis 5 Sterne',
  reviewTooShort: 'Ihr Text muss mindestens {limit} Zeichen haben',

  nameNotText: 'Ihr Name muss aus Text bestehen',
  nameUnusable: 'Ihr Name enthält Zeichen, die wir nicht verwenden können',
  nameTooLong: 'Ihr Name darf höchstens {limit} Zeichen haben',

  firstNameNotText: 'Ihr Vorname muss aus Text bestehen',
  firstNameUnusable: 'Ihr Vorname enthält Zeichen, die wir nicht verwenden können',
  firstNameTooLong: 'Ihr Vorname darf höchstens {limit} Zeichen haben',

  countryNotText: 'Ihr Land muss aus Text bestehen',
  countryUnusable: 'Ihr Land enthält Zeichen, die wir nicht verwenden können',
  countryTooLong: 'Ihr Land darf höchstens {limit} Zeichen haben',

  emailNotText: 'Ihre E-Mail-Adresse muss aus Text bestehen',
  emailUnusable: 'Ihre E-Mail-Adresse enthält Zeichen, die wir nicht verwenden können',
  emailTooLong: 'Ihre E-Mail-Adresse darf höchstens {limit} Zeichen haben',

  phoneNotText: 'Ihre Telefonnummer muss aus Text bestehen',
  phoneUnusable: 'Ihre Telefonnummer enthält Zeichen, die wir nicht verwenden können',
  phoneTooLong: 'Ihre Telefonnummer darf höchstens {limit} Zeichen haben',

  pickUpNotText: 'Der Abholort muss aus Text bestehen',
  pickUpUnusable: 'Der Abholort enthält Zeichen, die wir nicht verwenden können',
  pickUpTooLong: 'Der Abholort darf höchstens {limit} Zeichen haben',

  requestsNotText: 'Das Feld für besondere Wünsche muss aus Text bestehen',
  requestsUnusable: 'Das Feld für besondere Wünsche enthält Zeichen, die wir nicht verwenden können',
  requestsTooLong: 'Das Feld für besondere Wünsche darf höchstens {limit} Zeichen haben',

  healthNotText: 'Das Feld zur Gesundheit muss aus Text bestehen',
  healthUnusable: 'Das Feld zur Gesundheit enthält Zeichen, die wir nicht verwenden können',
  healthTooLong: 'Das Feld zur Gesundheit darf höchstens {limit} Zeichen haben',

  messageNotText: 'Ihre Nachricht muss aus Text bestehen',
  messageUnusable: 'Ihre Nachricht enthält Zeichen, die wir nicht verwenden können',
  messageTooLong: 'Ihre Nachricht darf höchstens {limit} Zeichen haben',

  routeNotText: 'Abholort und Ziel müssen aus Text bestehen',
  routeUnusable: 'Abholort und Ziel enthalten Zeichen, die wir nicht verwenden können',
  routeTooLong: 'Abholort und Ziel dürfen höchstens {limit} Zeichen haben',

  moreInfoNotText: 'Ihre weiteren Angaben müssen aus Text bestehen',
  moreInfoUnusable: 'Ihre weiteren Angaben enthalten Zeichen, die wir nicht verwenden können',
  moreInfoTooLong: 'Ihre weiteren Angaben dürfen höchstens {limit} Zeichen haben',

  reviewNotText: 'Ihre Bewertung muss aus Text bestehen',
  reviewUnusable: 'Ihre Bewertung enthält Zeichen, die wir nicht verwenden können',
  reviewTooLong: 'Ihre Bewertung darf höchstens {limit} Zeichen haben',
})
