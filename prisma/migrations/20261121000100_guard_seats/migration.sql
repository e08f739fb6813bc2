-- Seats are protected here besides the code: whatever a program does, no departure carries more guests than it
-- has seats. A trigger keeps departures.seats_taken equal to the seats of the bookings that hold one; the check
-- refuses every change that would leave 0 .. seats. The trigger's UPDATE locks the departure's row, so that
-- simultaneous bookings of one departure stand in line.

ALTER TABLE "departures"
  ADD CONSTRAINT "departures_seats_suffice" CHECK ("seats_taken" BETWEEN 0 AND "seats");

ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_party" CHECK ("adults" >= 1 AND "children" >= 0 AND "seats" = "adults" + "children"),
  ADD CONSTRAINT "bookings_total" CHECK (
    "total_cents" = "adults" * "adult_price_cents" + "children" * "child_price_cents"
  ),
  ADD CONSTRAINT "bookings_unpaid_expire" CHECK (
    "state" NOT IN ('hold', 'awaiting_payment') OR "expires_at" IS NOT NULL
  );

CREATE FUNCTION "seats_held_by"("booking" "bookings") RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN $1."state" IN ('hold', 'awaiting_payment', 'confirmed') THEN $1."seats" ELSE 0 END
$$;

CREATE FUNCTION "keep_seats_taken"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := 0;
  after integer := 0;
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN before := seats_held_by(OLD); END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN after := seats_held_by(NEW); END IF;

  IF TG_OP = 'UPDATE' AND OLD."departure_id" = NEW."departure_id" THEN
    IF after <> before THEN
      UPDATE "departures" SET "seats_taken" = "seats_taken" + after - before WHERE "id" = NEW."departure_id";
    END IF;
    RETURN NULL;
  END IF;
  IF before > 0 THEN
    UPDATE "departures" SET "seats_taken" = "seats_taken" - before WHERE "id" = OLD."departure_id";
  END IF;
  IF after > 0 THEN
    UPDATE "departures" SET "seats_taken" = "seats_taken" + after WHERE "id" = NEW."departure_id";
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "keep_seats_taken"
  AFTER INSERT OR DELETE OR UPDATE OF "state", "seats", "departure_id" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "keep_seats_taken"();
