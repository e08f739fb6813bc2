-- Who came, as the guide or the office ticks it at the pick-up; the opposite of a no-show.
ALTER TABLE "bookings"
  ADD COLUMN "came_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "bookings_came_or_not" CHECK ("came_at" IS NULL OR "no_show_at" IS NULL);
