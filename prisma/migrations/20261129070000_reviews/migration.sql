-- Reviews by guests who came: one for each booking. A withdrawn one is deleted.

CREATE TYPE "review_state" AS ENUM ('received', 'published', 'refused');

CREATE TABLE "reviews" (
  "id" UUID NOT NULL,
  "booking_id" UUID NOT NULL,
  "state" "review_state" NOT NULL DEFAULT 'received',
  "stars" INTEGER NOT NULL CHECK ("stars" BETWEEN 1 AND 5),
  "words" TEXT NOT NULL CHECK (char_length("words") BETWEEN 1 AND 2000),
  "first_name" TEXT NOT NULL,
  "country" TEXT NOT NULL,
  "language" TEXT,
  "photo_consent_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "refused_for" TEXT,
  "reply" TEXT,
  CONSTRAINT "reviews_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "reviews_refused_for" CHECK (("state" = 'refused') = ("refused_for" IS NOT NULL))
);

CREATE UNIQUE INDEX "reviews_booking_id_key" ON "reviews"("booking_id");
CREATE INDEX "reviews_state_created_at_idx" ON "reviews"("state", "created_at");

ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
