-- Changes of bookings: made at once, or held until they are paid.

CREATE TYPE "change_kind" AS ENUM ('party', 'move', 'agree');
CREATE TYPE "change_state" AS ENUM ('held', 'applied', 'lapsed', 'dropped');
CREATE TYPE "change_actor" AS ENUM ('guest', 'operator');

CREATE TABLE "changes" (
  "id" UUID NOT NULL,
  "booking_id" UUID NOT NULL,
  "kind" "change_kind" NOT NULL,
  "state" "change_state" NOT NULL,
  "departure_id" INTEGER NOT NULL,
  "places_before" JSONB NOT NULL,
  "places" JSONB NOT NULL,
  "total_cents" INTEGER NOT NULL,
  "pay_cents" INTEGER NOT NULL,
  "pay_by" "payment_method" NOT NULL,
  "seats" INTEGER NOT NULL,
  "base_version" INTEGER NOT NULL,
  "held_until" TIMESTAMPTZ(3),
  "asked_by" "change_actor" NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),

  CONSTRAINT "changes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "changes_total" CHECK ("total_cents" >= 0 AND "total_cents" = "places_cents"("places")),
  -- What is made at once costs nothing; Stripe charges no less than 0.50 €.
  CONSTRAINT "changes_payment" CHECK (
    CASE WHEN "held_until" IS NULL THEN "state" = 'applied' AND "pay_cents" = 0 AND "seats" = 0
      ELSE "pay_cents" >= 50 AND "seats" >= 0 END
  ),
  CONSTRAINT "changes_ended" CHECK (("state" = 'held') = ("ended_at" IS NULL))
);

ALTER TABLE "checkouts" ADD COLUMN "change_id" UUID;
ALTER TABLE "money_movements" ADD COLUMN "change_id" UUID;
ALTER TABLE "refunds" ADD COLUMN "change_id" UUID;

CREATE UNIQUE INDEX "changes_id_booking_id_key" ON "changes"("id", "booking_id");
CREATE INDEX "changes_booking_id_idx" ON "changes"("booking_id");
CREATE INDEX "changes_departure_id_state_idx" ON "changes"("departure_id", "state");
CREATE INDEX "changes_state_held_until_idx" ON "changes"("state", "held_until");
CREATE INDEX "checkouts_change_id_idx" ON "checkouts"("change_id");

-- A booking has one change open at the most.
CREATE UNIQUE INDEX "changes_one_open_key" ON "changes"("booking_id") WHERE "state" = 'held';

ALTER TABLE "changes" ADD CONSTRAINT "changes_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "changes" ADD CONSTRAINT "changes_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- Also of the same booking; without a change that is not looked at.
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_change_id_booking_id_fkey" FOREIGN KEY ("change_id", "booking_id") REFERENCES "changes"("id", "booking_id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "money_movements" ADD CONSTRAINT "money_movements_change_id_booking_id_fkey" FOREIGN KEY ("change_id", "booking_id") REFERENCES "changes"("id", "booking_id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_change_id_booking_id_fkey" FOREIGN KEY ("change_id", "booking_id") REFERENCES "changes"("id", "booking_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- What a change holds while it is being paid counts as taken, like the seats of bookings and by the same trigger.

CREATE FUNCTION "seats_held_by"("change" "changes") RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN $1."state" = 'held' THEN $1."seats" ELSE 0 END
$$;

CREATE TRIGGER "keep_seats_taken"
  AFTER INSERT OR DELETE OR UPDATE OF "state", "seats", "departure_id" ON "changes"
  FOR EACH ROW EXECUTE FUNCTION "keep_seats_taken"();
