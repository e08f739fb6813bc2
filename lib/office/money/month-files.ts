import { signedCents, sumCents } from '@/lib/booking/money/accounts-month'
import { centsToEuros } from '@/lib/booking/money/money'
import { helsinkiDay } from '@/lib/calendar/day'
import { MONTH_FILES } from '@/lib/contract/office-money'
import { type CsvCell, formatCsv } from '@/lib/office/format-csv'
import { type MonthlyAccounts } from '@/lib/use-cases/payments/close-month'

type MonthFileName = (typeof MONTH_FILES)[number]

type MonthFile = { readonly name: MonthFileName; readonly csv: string }

type Table = { readonly heads: readonly string[]; readonly rows: readonly (readonly CsvCell[])[] }

const DOCUMENT_HEADS = ['number', 'date', 'reference', 'tour', 'day', 'gross', 'rate', 'vat', 'net']

/**
 * A month's CSV files for the accountant, with amounts in euros with a decimal point and days in Helsinki time. Rule:
 * accounts-month (docs/rules.md)
 */
export function buildMonthFiles(month: MonthlyAccounts): readonly MonthFile[] {
  const tables: Readonly<Record<MonthFileName, Table>> = {
    'sales.csv': { heads: DOCUMENT_HEADS, rows: month.sales.map(documentRow) },
    'refunds.csv': { heads: DOCUMENT_HEADS, rows: month.refunds.map(documentRow) },
    'vat.csv': { heads: ['rate', 'gross', 'vat', 'net'], rows: vatRows(month) },
    'payments.csv': {
      heads: ['date', 'reference', 'kind', 'method', 'amount', 'providerId'],
      rows: month.payments.map((one) => [
        ...[helsinkiDay(one.at), one.reference, one.kind, one.method],
        ...[centsToEuros(signedCents(one)), one.providerId],
      ]),
    },
    'payouts.csv': {
      heads: ['date', 'id', 'type', 'reference', 'amount', 'fee', 'net', 'payout'],
      rows: month.entries.map((one) => [
        ...[helsinkiDay(one.at), one.id, one.kind, one.reference, centsToEuros(one.cents)],
        ...[centsToEuros(one.feeCents), centsToEuros(one.netCents), one.payoutId],
      ]),
    },
    'differences.csv': {
      heads: ['what', 'ours', 'theirs', 'difference'],
      rows: month.comparisons.map(({ what, ours, theirs }) => [
        what,
        ...[ours, theirs, ours - theirs].map(centsToEuros),
      ]),
    },
  }
  return MONTH_FILES.map((name) => {
    const { heads, rows } = tables[name]
    return { name, csv: formatCsv(heads, rows) }
  })
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
