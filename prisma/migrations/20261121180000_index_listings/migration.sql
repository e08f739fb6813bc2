-- What the operator lists must not take longer each season: who comes on a day, and the newest bookings.

-- CreateIndex
CREATE INDEX "departures_day_idx" ON "departures"("day");

-- CreateIndex
CREATE INDEX "bookings_created_at_idx" ON "bookings"("created_at");

-- CreateIndex
CREATE INDEX "bookings_state_created_at_idx" ON "bookings"("state", "created_at");
