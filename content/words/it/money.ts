import { type money as english } from '@/content/words/en/money'
import { translate } from '@/content/words/translation'

export const money = translate<typeof english>()({
  byCard: 'con carta',
  byBankDebit: 'con addebito bancario',
  byBankTransfer: 'con bonifico',
  inCash: 'in contanti',
  inCryptocurrency: 'in criptovaluta',
  inCoin: 'in {coin}',
  coins: '{amount} monete',
  rate: '1 {unit} = {price}',
  rateOfCoin: '1 moneta = {price}',
  refundByHand: 'Te lo restituiamo direttamente noi, e ti scriviamo in che modo.',
  refundToCard: 'Torna sulla carta o sul conto con cui hai pagato.',
  guarantee:
    'Se durante l’escursione «{tourName}» non vedi l’aurora boreale, scegli tu: il rimborso completo, o una nuova uscita gratuita nella prima data disponibile.',
})
