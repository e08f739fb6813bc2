import { type safety as english } from '@/content/words/en/safety'
import { translate } from '@/content/words/translation'

export const safety = translate<typeof english>()({
  plan: 'Zu jeder Tour gibt es ein schriftliches Sicherheitsdokument: was schiefgehen kann, wie wir es verhindern und wer was tut, wenn es geschieht. Vor jeder Saison wird es durchgelesen.',
  firstAid: 'Jeder Guide hat einen gültigen Erste-Hilfe-Nachweis und ein Erste-Hilfe-Set dabei.',
  contact: 'Eine zweite Person in Rovaniemi weiß, wo jede Gruppe ist und wann sie zurück sein soll.',
  vehicles:
    'Unsere Fahrzeuge haben Winterreifen, Decken, eine Schaufel, ein Warndreieck und einen Feuerlöscher. Wer fährt, ruht sich vor einer Nachttour aus.',
  insurance:
    'Für unsere Touren haben wir eine Haftpflichtversicherung. Ihre eigene Reiseversicherung ersetzt sie nicht.',
})
