import { type money as english } from '@/content/words/en/money'
import { translate } from '@/content/words/translation'

export const money = translate<typeof english>()({
  byCard: 'con tarjeta',
  byBankDebit: 'por adeudo bancario',
  byBankTransfer: 'por transferencia',
  inCash: 'en efectivo',
  inCryptocurrency: 'en criptomonedas',
  inCoin: 'en {coin}',
  coins: '{amount} monedas',
  rate: '1 {unit} = {price}',
  rateOfCoin: '1 moneda = {price}',
  refundByHand: 'Lo devolvemos de forma manual, y te escribimos para decirte cómo.',
  refundToCard: 'Lo devolvemos a la tarjeta o cuenta con la que pagaste.',
  guarantee:
    'Si en la excursión «{tourName}» no ves ninguna aurora boreal, eliges tú: la devolución completa o una nueva salida gratis en la siguiente fecha disponible.',
})
