import { type fields as english } from '@/content/words/en/fields'
import { translate } from '@/content/words/translation'

export const fields = translate<typeof english>()({
  missing: 'Compila tutti i campi obbligatori',
  invalidEmail: 'L’indirizzo e-mail non è valido',
  noTour: 'Scegli un’escursione',
  noDate: 'Scegli una data',
  chooseDate: 'Scegli una data',
  noAdult: 'Deve esserci almeno un adulto',
  wrongChildren: 'Il numero di bambini deve essere 0 o più',
  groupOfThisSize: 'Per un gruppo così numeroso scrivici',
  noDates: 'Scegli almeno una data',
  datesTooMany: 'Scegli al massimo {limit} date',
  noService: 'Scegli uno dei servizi proposti',
  noCoin: 'Scegli una delle criptovalute proposte',
  noStars: 'Scegli da 1 a 5 stelle',
  reviewTooShort: 'La recensione deve avere almeno {limit} caratteri',

  nameNotText: 'Il nome deve essere un testo',
  nameUnusable: 'Il nome contiene caratteri non utilizzabili',
  nameTooLong: 'Il nome può avere al massimo {limit} caratteri',

  firstNameNotText: 'Il nome deve essere un testo',
  firstNameUnusable: 'Il nome contiene caratteri non utilizzabili',
  firstNameTooLong: 'Il nome può avere al massimo {limit} caratteri',

  countryNotText: 'Il paese deve essere un testo',
  countryUnusable: 'Il paese contiene caratteri non utilizzabili',
  countryTooLong: 'Il paese può avere al massimo {limit} caratteri',

  emailNotText: 'L’indirizzo e-mail deve essere un testo',
  emailUnusable: 'L’indirizzo e-mail contiene caratteri non utilizzabili',
  emailTooLong: 'L’indirizzo e-mail può avere al massimo {limit} caratteri',

  phoneNotText: 'Il numero di telefono deve essere un testo',
  phoneUnusable: 'Il numero di telefono contiene caratteri non utilizzabili',
  phoneTooLong: 'Il numero di telefono può avere al massimo {limit} caratteri',

  pickUpNotText: 'Il campo «Alloggio» deve essere un testo',
  pickUpUnusable: 'Il campo «Alloggio» contiene caratteri non utilizzabili',
  pickUpTooLong: 'Il campo «Alloggio» può avere al massimo {limit} caratteri',

  requestsNotText: 'Il campo delle richieste particolari deve essere un testo',
  requestsUnusable: 'Il campo delle richieste particolari contiene caratteri non utilizzabili',
  requestsTooLong: 'Il campo delle richieste particolari può avere al massimo {limit} caratteri',

  healthNotText: 'Il campo sulla salute deve essere un testo',
  healthUnusable: 'Il campo sulla salute contiene caratteri non utilizzabili',
  healthTooLong: 'Il campo sulla salute può avere al massimo {limit} caratteri',

  messageNotText: 'Il messaggio deve essere un testo',
  messageUnusable: 'Il messaggio contiene caratteri non utilizzabili',
  messageTooLong: 'Il messaggio può avere al massimo {limit} caratteri',

  routeNotText: 'Il campo «Partenza e destinazione» deve essere un testo',
  routeUnusable: 'Il campo «Partenza e destinazione» contiene caratteri non utilizzabili',
  routeTooLong: 'Il campo «Partenza e destinazione» può avere al massimo {limit} caratteri',

  moreInfoNotText: 'Il campo «Altre informazioni» deve essere un testo',
  moreInfoUnusable: 'Il campo «Altre informazioni» contiene caratteri non utilizzabili',
  moreInfoTooLong: 'Il campo «Altre informazioni» può avere al massimo {limit} caratteri',

  reviewNotText: 'La recensione deve essere un testo',
  reviewUnusable: 'La recensione contiene caratteri non utilizzabili',
  reviewTooLong: 'La recensione può avere al massimo {limit} caratteri',
})
