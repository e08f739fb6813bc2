-- What the office knows of a booking beside its price: where the guests are picked up, whether they came, whether the
-- guide may read their wishes, and where the booking came from.

ALTER TABLE "bookings"
  ADD COLUMN "source" TEXT NOT NULL DEFAULT 'web',
  ADD COLUMN "pickup_place" TEXT,
  ADD COLUMN "no_show_at" TIMESTAMPTZ(3),
  ADD COLUMN "wishes_released_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "bookings_source" CHECK ("source" IN ('web', 'phone')),
  -- Who was forgotten has no wishes for anybody to read.
  ADD CONSTRAINT "bookings_wishes_released" CHECK ("wishes_released_at" IS NULL OR "special_requests" IS NOT NULL);
