import { type promises as english } from '@/content/words/en/promises'
import { translate } from '@/content/words/translation'

export const promises = translate<typeof english>()({
  shortGuarantee: 'Sans aurore : remboursement ou nouvelle sortie offerte',
  guaranteeClaim:
    'Dites-le au guide la nuit même, ou écrivez-nous dans les {days} jours. Nous vous croyons sur parole et ne demandons aucune preuve.',
  howToChange:
    'Tant que vous pouvez annuler sans frais, vous pouvez aussi changer le nombre de participants ou la date. Vous le faites directement sur la page de votre réservation, à laquelle mène chacun de nos e-mails ; vous pouvez aussi écrire à {email} ou appeler le {phone}.',
  cancellation:
    'Plus de {hours} heures avant le départ, vous annulez sans frais et le prix intégral vous est remboursé. Dans les {hours} heures qui précèdent le départ, la réservation n’est pas remboursable, et une réservation faite aussi tard ne peut pas être annulée sans frais.',
  companyReceipt:
    'Chaque paiement donne lieu à un reçu numéroté en PDF, avec la TVA à chaque taux et le nom sous lequel vous réservez, qui peut être celui de votre entreprise.',
  refundArrival: '{from} à {to} jours ouvrés',
})
