/**
 * How money is paid and returned, on pages, in e-mails and on receipts. Those from `byCard` to `inCoin` follow an amount
 * or a verb (‘358 € by card’, ‘you chose to pay in Bitcoin’), and other messages take them as `{method}`.
 */
export const money = {
  byCard: 'by card',
  byBankDebit: 'by bank debit',
  byBankTransfer: 'by bank transfer',
  inCash: 'in cash',
  inCryptocurrency: 'in cryptocurrency',
  inCoin: 'in {coin}',
  coins: '{amount} coins',
  rate: '1 {unit} = {price}',
  rateOfCoin: '1 coin = {price}',
  refundByHand: 'We return it by hand, and write to you about how.',
  refundToCard: 'It goes back to the card or account that you paid with.',
  guarantee:
    'If you see no northern lights on the {tourName}, you choose: a full refund, or a free return trip on the next available date.',
} as const
