-- What letters say of a tour, as published last: bookings outlive the tour's file in content/tours.
ALTER TABLE "tours" ADD COLUMN "words" JSONB;

-- A departure that we called off is never on sale again, whatever a program does.
ALTER TABLE "departures"
  ADD COLUMN "cancelled_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "departures_cancelled_are_closed" CHECK ("cancelled_at" IS NULL OR "is_closed");
