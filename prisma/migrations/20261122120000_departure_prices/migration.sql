-- A date may have its own price for adults, for children or both; without one the tour's ordinary price holds.

ALTER TABLE "departures"
  ADD COLUMN "adult_price_cents" INTEGER,
  ADD COLUMN "child_price_cents" INTEGER,
  -- A price that is null passes.
  ADD CONSTRAINT "departures_prices" CHECK ("adult_price_cents" > 0 AND "child_price_cents" > 0);
