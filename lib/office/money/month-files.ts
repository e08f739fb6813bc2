import { signedCents, sumCents } from '@/lib/booking/money/accounts-month'
import { centsToEuros } from '@/lib/booking/money/money'
import { helsinkiDay } from '@/lib/calendar/day'
import { type CsvCell, formatCsv } from '@/lib/office/format-csv'
import { type MonthlyAccounts } from '@/lib/use-cases/payments/close-month'

type MonthFile = { readonly name: string; readonly csv: string }

const DOCUMENT_HEADS = ['number', 'date', 'reference', 'tour', 'day', 'gross', 'rate', 'vat', 'net']

/**
 * A month's CSV files for the accountant, with amounts in euros with a decimal point and days in Helsinki time. Rule:
 * accounts-month (docs/rules.md)
 */
export function buildMonthFiles(month: MonthlyAccounts): readonly MonthFile[] {
  const files = [
    { name: 'sales.csv', heads: DOCUMENT_HEADS, rows: month.sales.map(documentRow) },
    { name: 'refunds.csv', heads: DOCUMENT_HEADS, rows: month.refunds.map(documentRow) },
    { name: 'vat.csv', heads: ['rate', 'gross', 'vat', 'net'], rows: vatRows(month) },
    {
      name: 'payments.csv',
      heads: ['date', 'reference', 'kind', 'method', 'amount', 'providerId'],
      rows: month.payments.map((one) => [
        ...[helsinkiDay(one.at), one.reference, one.kind, one.method],
        ...[centsToEuros(signedCents(one)), one.providerId],
      ]),
    },
    {
      name: 'payouts.csv',
      heads: ['date', 'id', 'type', 'reference', 'amount', 'fee', 'net', 'payout'],
      rows: month.entries.map((one) => [
        ...[helsinkiDay(one.at), one.id, one.kind, one.reference, centsToEuros(one.cents)],
        ...[centsToEuros(one.feeCents), centsToEuros(one.netCents), one.payoutId],
      ]),
    },
    {
      name: 'differences.csv',
      heads: ['what', 'ours', 'theirs', 'difference'],
      rows: month.comparisons.map(({ what, ours, theirs }) => [
        what,
        ...[ours, theirs, ours - theirs].map(centsToEuros),
      ]),
    },
  ]
  return files.map(({ name, heads, rows }) => ({ name, csv: formatCsv(heads, rows) }))
}

function documentRow(row: MonthlyAccounts['sales'][number]): readonly CsvCell[] {
  const { number, at, reference, tour, day, grossCents, rateTenths, vatCents, netCents } = row
  return [
    ...[number, helsinkiDay(at), reference, tour, day, centsToEuros(grossCents), rateTenths / 10],
    ...[centsToEuros(vatCents), centsToEuros(netCents)],
  ]
}

function vatRows({ sales, refunds }: MonthlyAccounts): readonly (readonly CsvCell[])[] {
  const rates = [...new Set([...sales, ...refunds].map(({ rateTenths }) => rateTenths))].sort((a, b) => a - b)
  return rates.map((rate) => {
    const less = (field: 'grossCents' | 'vatCents' | 'netCents') =>
      centsToEuros(sumAt(sales, rate, field) - sumAt(refunds, rate, field))
    return [rate / 10, less('grossCents'), less('vatCents'), less('netCents')]
  })
}

function sumAt(
  rows: MonthlyAccounts['sales'],
  rate: number,
  field: 'grossCents' | 'vatCents' | 'netCents',
): number {
  return sumCents(rows.filter(({ rateTenths }) => rateTenths === rate).map((row) => row[field]))
}
