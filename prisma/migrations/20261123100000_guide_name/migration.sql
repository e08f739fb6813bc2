-- Who guides a departure, as the operator names them.
ALTER TABLE "departures" ADD COLUMN "guide_name" TEXT;
ALTER TABLE "departures" ADD CONSTRAINT "departures_guide_name" CHECK (char_length("guide_name") BETWEEN 1 AND 60);
