import { type money as english } from '@/content/words/en/money'
import { translate } from '@/content/words/translation'

export const money = translate<typeof english>()({
  byCard: 'per Karte',
  byBankDebit: 'per Lastschrift',
  byBankTransfer: 'per Überweisung',
  inCash: 'in bar',
  inCryptocurrency: 'in Kryptowährung',
  inCoin: 'in {coin}',
  coins: '{amount} Coins',
  rate: '1 {unit} = {price}',
  rateOfCoin: '1 Coin = {price}',
  refundByHand: 'Wir erstatten den Betrag von Hand und schreiben Ihnen, auf welchem Weg.',
  refundToCard: 'Der Betrag geht auf das Zahlungsmittel zurück, mit dem Sie bezahlt haben.',
  guarantee:
    'Wenn Sie auf der Tour „{tourName}“ keine Nordlichter sehen, haben Sie die Wahl: volle Erstattung oder eine kostenlose Wiederholung am nächsten freien Termin.',
})
