import { type money as english } from '@/content/words/en/money'
import { translate } from '@/content/words/translation'

export const money = translate<typeof english>()({
  byCard: 'par carte',
  byBankDebit: 'par prélèvement bancaire',
  byBankTransfer: 'par virement',
  inCash: 'en espèces',
  inCryptocurrency: 'en cryptomonnaie',
  inCoin: 'en {coin}',
  coins: '{amount} unités',
  rate: '1 {unit} = {price}',
  rateOfCoin: '1 unité = {price}',
  refundByHand: 'Nous le remboursons manuellement, et vous écrivons pour vous dire comment.',
  refundToCard: 'Le remboursement sera effectué sur la carte ou le compte avec lequel vous avez payé.',
  guarantee:
    'Si vous ne voyez pas d’aurore boréale pendant la sortie « {tourName} », vous choisissez : le remboursement intégral, ou une nouvelle sortie offerte à la prochaine date disponible.',
})
