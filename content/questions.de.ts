import { company } from '@/content/company'
import { minUnaccompaniedAge, replyWithinHours } from '@/content/policies'
import { type PageFile } from '@/content/texts/text-files'
import { CHOICE_DAYS } from '@/lib/booking/choices/choice'
import {
  CRYPTO_CUTOFF_HOURS,
  CRYPTO_DUE_HOURS_BEFORE_START,
  CRYPTO_PAYMENT_HOURS,
} from '@/lib/booking/money/crypto-due'
import { REFUND_START_DAYS } from '@/lib/words/money/refund-times'

export const text: PageFile<'questions'> = ({
  closingTimes,
  commonQuestions,
  companyReceipt,
  pickUpArea,
  plansChange,
  refundArrival,
}) => ({
  name: 'Häufige Fragen',
  shortName: 'Häufige Fragen zu Touren in Rovaniemi',
  description:
    'Buchen, zahlen, stornieren, Abholung, Kleidung, Alter und Kälte: was Gäste zu unseren Touren in Rovaniemi fragen und was wir antworten, Tour für Tour.',
  summary: 'Erst Buchung und Zahlung, dann Tour für Tour. Fehlt Ihre Frage, schreiben Sie uns.',
  allTours: 'Alle Touren',
  questions: [
    {
      question: commonQuestions.bookUntil,
      answer: `Noch am Tag der Tour, solange Plätze frei sind: ${closingTimes}. Alle Zeiten sind finnische Zeit.`,
    },
    {
      question: 'Wie kann ich bezahlen?',
      answer: `Mit Karte auf der gesicherten Seite von Stripe oder in Kryptowährung. In Kryptowährung zahlen Sie innerhalb von ${CRYPTO_PAYMENT_HOURS} Stunden nach der Buchung und spätestens ${CRYPTO_DUE_HOURS_BEFORE_START} Stunden vor Beginn; in den letzten ${CRYPTO_CUTOFF_HOURS} Stunden vor Beginn nehmen wir nur Kartenzahlungen an. Die Preise sind in Euro und enthalten die Mehrwertsteuer.`,
    },
    {
      question: 'Meine Firma zahlt. Welche Belege bekommt sie?',
      answer: `${companyReceipt} Für Ihre eigene Umsatzsteuer-ID hat der Beleg kein Feld; braucht Ihre Buchhaltung sie oder eine Rechnung, schreiben Sie uns vor dem Buchen.`,
    },
    {
      question: commonQuestions.plansChange,
      answer: plansChange,
    },
    {
      question: 'Und wenn Sie absagen?',
      answer: `Dann wählen Sie zwischen dem vollen Preis zurück und einem anderen Termin, auf der Seite Ihrer Buchung oder am Telefon. Ist der andere Termin teurer, zahlen Sie nichts dazu. Hören wir innerhalb von ${CHOICE_DAYS} Tagen nichts von Ihnen, geht der volle Preis an Sie zurück, ohne dass Sie darum bitten.`,
    },
    {
      question: 'Wie lange dauert eine Erstattung?',
      answer: `Wir veranlassen sie unverzüglich, spätestens innerhalb von ${REFUND_START_DAYS} Tagen. Auf der Karte kommt sie danach meist innerhalb von ${refundArrival} an.`,
    },
    {
      question: 'Kann ich innerhalb von 14 Tagen widerrufen?',
      answer:
        'Nein. Für Freizeitangebote an einem festen Termin sieht das Gesetz kein Widerrufsrecht vor. Stattdessen können Sie kostenlos stornieren; ist es dafür schon bei der Buchung zu spät, entfällt auch das.',
    },
    {
      question: commonQuestions.collect,
      answer: `Bei geführten Touren an der Tür Ihrer Unterkunft, ${pickUpArea}. Liegt Ihre Unterkunft weiter draußen, schreiben Sie uns vor dem Buchen.`,
    },
    {
      question: 'Ist Winterkleidung inbegriffen?',
      answer:
        'Nein. In Rovaniemi verleihen Geschäfte Thermoanzüge und Stiefel tageweise. In Ihrer Bestätigung steht, was Sie mitbringen sollten, und es gibt eine Packliste zum Ausdrucken.',
    },
    {
      question: 'Ich war noch nie in solcher Kälte. Schaffe ich das?',
      answer:
        'Ja, wenn Sie sich danach anziehen. Die Kälte ist hier meist trocken. Wer friert, hat enge Stiefel, trägt Baumwolle oder sitzt still. Leihen Sie am ersten Tag in der Stadt Thermoanzug und Stiefel, stellen Sie sich damit eine Viertelstunde ins Freie, und achten Sie darauf, was kalt wird. Auf der Tour sagen Sie dem Guide Bescheid, sobald Ihnen irgendwo kalt wird. Die Kältegrenze steht auf der Seite jeder Tour.',
    },
    {
      question: 'Ist alles auf Deutsch?',
      answer:
        'Diese Website, Ihre Buchung, der Vertrag und unsere E-Mails sind auf Deutsch. Die Guides sprechen Englisch. Braucht jemand aus Ihrer Gruppe auf der Tour eine andere Sprache, schreiben Sie uns vor dem Buchen.',
    },
    {
      question: 'Ich esse nicht alles. Was nun?',
      answer: `Schreiben Sie vor dem Buchen an ${company.email}, und wir sagen Ihnen, was wir mitbringen können. Bitte schreiben Sie nichts über Allergien unter die besonderen Wünsche: Nach dem Buchen gibt es dafür auf der Seite Ihrer Buchung ein Feld, das unser Guide liest.`,
    },
    {
      question: 'Ab welchem Alter dürfen Kinder mitkommen?',
      answer: `Kinder unter ${minUnaccompaniedAge} Jahren kommen in Begleitung eines Erwachsenen. Das empfohlene Alter ist von Tour zu Tour verschieden und steht auf der Seite jeder Tour, zusammen mit der Kältegrenze.`,
    },
    {
      question: 'Ist eine Versicherung inbegriffen?',
      answer:
        'Nein. Bitte schließen Sie eine Reiseversicherung ab, die Krankheit, Unfall und Stornierung abdeckt und die Aktivitäten nennt, die Sie vorhaben.',
    },
    {
      question: 'Wie schnell antworten Sie?',
      answer: `Auf E-Mails innerhalb von ${replyWithinHours} Stunden. Am Telefon erreichen Sie uns im Notfall Tag und Nacht.`,
    },
  ],
})
