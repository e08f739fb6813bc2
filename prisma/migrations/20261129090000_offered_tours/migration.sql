-- Tours that the guests of a cancelled departure may choose instead of another date of their own.

ALTER TABLE "choices"
  ADD COLUMN "offered_tour_ids" INTEGER[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT "choices_offered_tours" CHECK ("offered_tour_ids" = '{}' OR "cause" = 'departure_cancelled');
