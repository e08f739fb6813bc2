import { type emailEnquiry as english } from '@/content/words/en/email-enquiry'
import { translate } from '@/content/words/translation'

export const emailEnquiry = translate<typeof english>()({
  weAnswer: 'Wir antworten innerhalb von {hours} Stunden per E-Mail.',
  weAnswerWithin: 'Wir antworten innerhalb von {hours} Stunden',
  received: 'Was bei uns angekommen ist',
  request: 'Anfrage',
  receivedAt: 'Eingegangen',
  answerTo: 'Antwort an',
  notRepeated:
    'Jedes Wort, das Sie geschrieben haben, liegt uns vor. Zu Ihrem Schutz wiederholen wir es hier nicht: Jeder kann eine E-Mail-Adresse in ein Formular eingeben.',
  seeOurTours: 'Unsere Touren ansehen',

  messageSubject: 'Ihre Nachricht ist bei uns angekommen',
  messageHeadline: 'Ihre Nachricht ist angekommen',
  messageSubline: 'Wir antworten innerhalb von {hours} Stunden per E-Mail',
  message:
    'Danke, dass Sie uns schreiben. Jemand von uns liest Ihre Nachricht und antwortet innerhalb von {hours} Stunden per E-Mail.',
  contactMessage: 'Nachricht',
  messageReason:
    'Sie erhalten diese E-Mail, weil uns mit dieser E-Mail-Adresse eine Nachricht geschickt wurde. Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',

  tourSubject: 'Ihre Anfrage für eine Tour nach Wunsch ist bei uns angekommen',
  tourHeadline: 'Ihre Wünsche sind angekommen',
  customizedTour: 'Tour nach Wunsch',
  tour: 'Danke, dass wir eine Tour für Sie planen dürfen.',
  firstIdeas: 'Unsere ersten Ideen und unsere Fragen bekommen Sie per E-Mail.',
  planTitle: 'Wir planen die Tour mit Ihnen',
  plan: 'Termine, Orte, Tempo und Preis. Gebucht ist nichts, bis Sie zustimmen.',
  tourReason:
    'Sie erhalten diese E-Mail, weil uns mit dieser E-Mail-Adresse eine Anfrage für eine Tour nach Wunsch geschickt wurde. Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',

  transportSubject: 'Ihre Anfrage für einen Transfer ist bei uns angekommen',
  transportHeadline: 'Ihre Anfrage ist angekommen',
  transport: 'Danke, dass wir Sie fahren dürfen.',
  writeAboutPickUp: 'Zu Tag, Uhrzeit und Ort der Abholung schreiben wir Ihnen per E-Mail.',
  quoteTitle: 'Sie bekommen innerhalb von {hours} Stunden ein persönliches Angebot',
  quote: 'Es nennt einen einzigen Preis für Ihre Fahrt.',
  decideTitle: 'Sie entscheiden',
  decide: 'Gebucht ist nichts, bis Sie zustimmen.',
  seeService: 'Transfer ansehen',
  transportReason:
    'Sie erhalten diese E-Mail, weil uns mit dieser E-Mail-Adresse eine Anfrage für einen Transfer geschickt wurde. Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
})
