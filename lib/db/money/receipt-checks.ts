import 'server-only'
import { type VatRate } from '@/lib/booking/money/vat'
import { Prisma } from '@/lib/db/generated/client'

/* Checks receipts and credit notes, with one query per rule. */

export type TourVatRate = VatRate & { readonly tourId: number }

/** A payment's credit notes must not exceed its receipt plus anything won back on appeal. */
const CREDITED = Prisma.sql`
  SELECT b.reference AS about, r.number || ' is about ' || receipts.cents || ' cents, and its credit notes about '
    || notes.cents AS text
  FROM (
    SELECT c.corrects_id, sum((c.document->>'grossCents')::int) AS cents FROM receipts c
    WHERE c.corrects_id IS NOT NULL GROUP BY c.corrects_id
  ) notes
  JOIN receipts r ON r.movement_id = notes.corrects_id JOIN bookings b ON b.id = r.booking_id
  CROSS JOIN LATERAL (
    SELECT sum((own.document->>'grossCents')::int) AS cents
    FROM receipts own JOIN money_movements m ON m.id = own.movement_id
    WHERE own.series = 'R' AND m.payment_id = r.movement_id
  ) receipts
  WHERE notes.cents > receipts.cents ORDER BY b.reference`

/** A document's lines must add up to its total, as must net and tax, and the tax must match the document's rate. */
const ADDS_UP = Prisma.sql`
  SELECT b.reference AS about, r.number || ' does not add up: ' || paper.gross || ' cents, lines of ' || paper.lines
    || ', net ' || paper.net || ' and VAT ' || paper.vat || ' at ' || paper.rate || ' tenths of a percent' AS text
  FROM receipts r JOIN bookings b ON b.id = r.booking_id CROSS JOIN LATERAL (
    SELECT (r.document->>'grossCents')::int AS gross, (r.document->'vat'->>'grossCents')::int AS taxed,
      (r.document->'vat'->>'netCents')::int AS net, (r.document->'vat'->>'vatCents')::int AS vat,
      (r.document->'vat'->>'rateTenths')::int AS rate,
      (SELECT coalesce(sum((line->>'count')::int * (line->>'eachCents')::int), 0)
        FROM jsonb_array_elements(r.document->'lines') line) AS lines
  ) paper
  WHERE paper.lines <> paper.gross OR paper.taxed <> paper.gross OR paper.net + paper.vat <> paper.gross
    OR paper.vat <> round(paper.gross::numeric * paper.rate / (1000 + paper.rate)) ORDER BY b.reference`

/** A credit note must have the same VAT rate as its receipt. */
const SAME_RATE = Prisma.sql`
  SELECT b.reference AS about, c.number || ' has another rate of VAT than ' || r.number || ', its receipt' AS text
  FROM receipts c JOIN receipts r ON r.movement_id = c.corrects_id JOIN bookings b ON b.id = c.booking_id
  WHERE c.document->'vat'->>'rateTenths' <> r.document->'vat'->>'rateTenths' ORDER BY b.reference`

/**
 * A receipt must have the VAT rate of the booking's tour on the day of payment, also if its guest has since taken another
 * tour. Tours that no longer exist have no known rate and are not checked.
 */
function rightRate(rates: readonly TourVatRate[]): Prisma.Sql {
  const known = Prisma.join(
    rates.map(({ tourId, from, tenths }) => Prisma.sql`(${tourId}::int, ${from}::date, ${tenths}::int)`),
  )
  return Prisma.sql`
    SELECT b.reference AS about, r.number || ' has a rate of VAT of ' || (r.document->'vat'->>'rateTenths')
      || ' tenths of a percent, and on the day of the payment it was ' || right_rate.tenths AS text
    FROM receipts r JOIN money_movements m ON m.id = r.movement_id AND m.kind = 'payment'
      JOIN bookings b ON b.id = r.booking_id
      JOIN departures d ON d.id = b.departure_id
      CROSS JOIN LATERAL (
        SELECT rate.tenths FROM (VALUES ${known}) AS rate (tour_id, day, tenths)
        WHERE rate.tour_id = d.tour_id AND rate.day <= (m.at AT TIME ZONE 'Europe/Helsinki')::date
        ORDER BY rate.day DESC LIMIT 1
      ) right_rate
    WHERE right_rate.tenths <> (r.document->'vat'->>'rateTenths')::int ORDER BY b.reference`
}

/**
 * Numbers must have no gaps except those made on purpose: the last number must equal the number of documents plus the
 * numbers skipped.
 */
const NUMBERS = Prisma.sql`
  SELECT c.series || '-' || c.year AS about,
    'the last number is ' || c.last || ', and there are ' || count(r.number) || ' documents'
      || CASE WHEN gaps.skipped > 0 THEN ', and ' || gaps.skipped || ' numbers that were skipped' ELSE '' END AS text
  FROM receipt_counters c LEFT JOIN receipts r ON r.series = c.series AND r.year = c.year
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(g.last - g.first + 1), 0) AS skipped, coalesce(max(g.last), 0) AS last FROM receipt_gaps g
      WHERE g.series = c.series AND g.year = c.year
    ) gaps
  GROUP BY c.series, c.year, c.last, gaps.skipped, gaps.last
  HAVING count(r.number) + gaps.skipped <> c.last OR greatest(max(r.count), gaps.last) IS DISTINCT FROM c.last
  ORDER BY about`

/** No receipt or credit note may have a number that was skipped. */
const SKIPPED = Prisma.sql`
  SELECT r.number AS about, 'was skipped, and is given to ' || b.reference AS text
  FROM receipts r JOIN bookings b ON b.id = r.booking_id JOIN receipt_gaps g
    ON g.series = r.series AND g.year = r.year AND r.count BETWEEN g.first AND g.last
  ORDER BY about`

export function listReceiptChecks(rates: readonly TourVatRate[]): readonly Prisma.Sql[] {
  return [CREDITED, ADDS_UP, SAME_RATE, ...(rates.length > 0 ? [rightRate(rates)] : []), NUMBERS, SKIPPED]
}
