-- The language that a guest reads, from the page on which the form was filled in.

ALTER TABLE "bookings" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en';
ALTER TABLE "waiting_parties" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en';
ALTER TABLE "enquiries" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en';

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_language"
  CHECK ("language" IN ('en', 'de', 'fr', 'es', 'it')) NOT VALID;
ALTER TABLE "waiting_parties" ADD CONSTRAINT "waiting_parties_language"
  CHECK ("language" IN ('en', 'de', 'fr', 'es', 'it')) NOT VALID;
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_language"
  CHECK ("language" IN ('en', 'de', 'fr', 'es', 'it')) NOT VALID;
