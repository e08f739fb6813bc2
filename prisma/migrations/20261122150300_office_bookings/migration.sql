-- A booking that the office takes may be paid otherwise than on the site.

ALTER TABLE "bookings"
  ADD COLUMN "paid_otherwise" "money_method",
  ADD CONSTRAINT "bookings_paid_otherwise" CHECK ("paid_otherwise" IN ('bank_transfer', 'cash'));
