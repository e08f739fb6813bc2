import { type commonQuestions as english } from '@/content/words/en/common-questions'
import { translate } from '@/content/words/translation'

export const commonQuestions = translate<typeof english>()({
  collect: 'Wo holen Sie uns ab?',
  collectAnswer:
    'An der Tür Ihrer Unterkunft, {area}. Liegt Ihre Unterkunft weiter draußen, schreiben Sie vor dem Buchen an {email}; wir sagen Ihnen, ob wir kommen können oder wo wir uns treffen.',
  bookUntil: 'Bis wann kann ich buchen?',
  bookUntilAnswer:
    'Am Tag selbst bis {time}\u00a0Uhr finnischer Zeit, solange Plätze frei sind. Wie viele es an jedem Termin sind, zeigt der Kalender.',
  plansChange: 'Was, wenn sich meine Pläne ändern?',
  weCancel:
    'Sagen wir ab, wegen des Wetters oder aus einem anderen Grund, der bei uns liegt, wählen Sie zwischen voller Erstattung und einem anderen Termin.',
  tourCloses: '{tour} bis {time}\u00a0Uhr',
})
