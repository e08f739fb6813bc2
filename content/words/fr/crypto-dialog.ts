import { type cryptoDialog as english } from '@/content/words/en/crypto-dialog'
import { translate } from '@/content/words/translation'

export const cryptoDialog = translate<typeof english>()({
  introduction:
    'Nous vous envoyons par e-mail l’adresse du portefeuille et les instructions de paiement dans les {detailsHours} heures. Le paiement est dû dans les {paymentHours} heures, et au plus tard {startHours} heures avant le départ. Jusque-là, vos places vous sont gardées.',
  cryptocurrency: 'Cryptomonnaie',
  other: 'Autre',
  whichHint: 'Indiquez quelle cryptomonnaie.',
  requestsHint:
    'N’écrivez rien sur votre santé. Après le paiement, vous pourrez le dire à notre guide sur la page de votre réservation.',
  obligation:
    'En confirmant, vous passez une commande avec obligation de paiement. Si vous ne payez pas à temps, la réservation devient caduque et vous ne devez rien.',
  confirm: 'Confirmer la réservation',
  failed: 'La réservation en cryptomonnaie n’a pas abouti. Essayez le paiement par carte.',
  notCreated: 'La réservation en cryptomonnaie n’a pas pu être créée',
  correctDate: 'Choisir une autre date',
  correctEmail: 'Corriger l’adresse e-mail',
  correctPhone: 'Corriger le téléphone',
})
