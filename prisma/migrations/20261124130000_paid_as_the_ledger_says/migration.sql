-- How a booking was paid stands in the ledger, payment by payment.
ALTER TABLE "bookings" DROP COLUMN "paid_otherwise";
