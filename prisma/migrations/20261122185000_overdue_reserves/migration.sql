-- Reserves that nobody needs any more are found at once, not by each departure of a list.
CREATE INDEX "seat_reserves_until_idx" ON "seat_reserves"("until");
