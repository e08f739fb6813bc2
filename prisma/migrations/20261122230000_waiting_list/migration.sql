-- The waiting list: who would like to come on dates that are full, in the order in which they joined.

CREATE TABLE "waiting_parties" (
  "id" UUID NOT NULL,
  "sequence" BIGSERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "adults" INTEGER NOT NULL,
  "children" INTEGER NOT NULL,
  "seats" INTEGER NOT NULL,
  "joined_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "waiting_parties_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "waiting_parties_party" CHECK ("adults" >= 1 AND "children" >= 0 AND "seats" = "adults" + "children")
);

CREATE TABLE "waiting_dates" (
  "party_id" UUID NOT NULL,
  "departure_id" INTEGER NOT NULL,
  "booking_id" UUID,

  CONSTRAINT "waiting_dates_pkey" PRIMARY KEY ("party_id", "departure_id")
);

CREATE UNIQUE INDEX "waiting_parties_sequence_key" ON "waiting_parties"("sequence");
CREATE UNIQUE INDEX "waiting_dates_booking_id_key" ON "waiting_dates"("booking_id");
CREATE INDEX "waiting_dates_departure_id_idx" ON "waiting_dates"("departure_id");

ALTER TABLE "waiting_dates" ADD CONSTRAINT "waiting_dates_party_id_fkey" FOREIGN KEY ("party_id") REFERENCES "waiting_parties"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "waiting_dates" ADD CONSTRAINT "waiting_dates_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "waiting_dates" ADD CONSTRAINT "waiting_dates_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- All entries of an address, in any letter case.
CREATE INDEX "waiting_parties_email_idx" ON "waiting_parties"(lower("email"));

-- An offered place is a booking that its guest pays from the booking's own page.
ALTER TABLE "bookings"
  DROP CONSTRAINT "bookings_source",
  ADD CONSTRAINT "bookings_source" CHECK ("source" IN ('web', 'phone', 'waiting_list'));

-- A date of a party is offered once.
CREATE FUNCTION "refuse_second_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'waiting_dates: it was offered before' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "waiting_dates_offered_once"
  BEFORE UPDATE OF "booking_id" ON "waiting_dates"
  FOR EACH ROW WHEN (OLD."booking_id" IS NOT NULL)
  EXECUTE FUNCTION "refuse_second_offer"();

-- Whoever takes an offered place waits for no other date of the tour any more, however the place was paid.
CREATE FUNCTION "end_waiting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "waiting_dates" w
  USING "waiting_parties" p, "departures" d, "waiting_dates" taken, "waiting_parties" taker, "departures" taken_on
  WHERE taken."booking_id" = NEW."id" AND taker."id" = taken."party_id" AND taken_on."id" = taken."departure_id"
    AND lower(p."email") = lower(taker."email") AND w."party_id" = p."id" AND w."booking_id" IS NULL
    AND d."id" = w."departure_id" AND d."tour_id" = taken_on."tour_id";
  RETURN NULL;
END
$$;

CREATE TRIGGER "end_waiting"
  AFTER UPDATE OF "state" ON "bookings"
  FOR EACH ROW WHEN (NEW."state" = 'confirmed' AND OLD."state" <> 'confirmed' AND NEW."source" = 'waiting_list')
  EXECUTE FUNCTION "end_waiting"();
