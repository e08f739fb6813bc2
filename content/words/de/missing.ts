import { type missing as english } from '@/content/words/en/missing'
import { translate } from '@/content/words/translation'

export const missing = translate<typeof english>()({
  title: 'Seite nicht gefunden',
  description:
    'Unter dieser Adresse gibt es bei uns nichts. Die Touren ab Rovaniemi, die Reiseartikel und unser Kontaktformular sind von hier aus nur einen Schritt entfernt.',
  heading: 'Hierher führt keine Spur',
  text: 'Diese Seite gibt es nicht oder nicht mehr. Die Touren gibt es, und uns auch.',
  seeTours: 'Touren ansehen',
  busyHeading: 'Einen Moment, bitte',
  busyText:
    'Ihre Seite konnte gerade nicht geladen werden, und geändert wurde nichts. Laden Sie sie gleich noch einmal, oder rufen Sie uns an: <phone></phone>.',
})
