-- What guests choose after we have cancelled, merged or shifted their departure, or after a tour without lights.

CREATE TYPE "cancel_reason" AS ENUM ('weather', 'guide', 'few', 'merged');
CREATE TYPE "choice_cause" AS ENUM ('departure_cancelled', 'merged', 'time_changed', 'lights_not_seen');
CREATE TYPE "choice_option" AS ENUM ('full_refund', 'another_date');

ALTER TABLE "departures" ADD COLUMN "cancel_reason" "cancel_reason";

ALTER TABLE "bookings"
  ADD COLUMN "latest_starts_at" TIMESTAMPTZ(3),
  ADD COLUMN "return_trip_of" UUID,
  ADD COLUMN "return_trip_until" DATE;

CREATE TABLE "choices" (
  "id" UUID NOT NULL,
  "booking_id" UUID NOT NULL,
  "cause" "choice_cause" NOT NULL,
  "departure_id" INTEGER NOT NULL,
  "opened_at" TIMESTAMPTZ(3) NOT NULL,
  "told_at" TIMESTAMPTZ(3),
  "proved_at" TIMESTAMPTZ(3),
  "due_at" TIMESTAMPTZ(3),
  "return_trip_until" DATE,
  "chosen" "choice_option",
  "chosen_departure_id" INTEGER,
  "chosen_by" "change_actor",
  "return_booking_id" UUID,
  "ended_at" TIMESTAMPTZ(3),

  CONSTRAINT "choices_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "choices_return_trip" CHECK (("cause" = 'lights_not_seen') = ("return_trip_until" IS NOT NULL)),
  -- What was chosen ends the choice; what ended it otherwise, such as its time, is no choice.
  CONSTRAINT "choices_chosen" CHECK (
    ("chosen" IS NULL) = ("chosen_by" IS NULL)
    AND ("chosen" IS NULL OR "ended_at" IS NOT NULL)
    AND ("chosen_departure_id" IS NOT NULL) = ("chosen" IS NOT DISTINCT FROM 'another_date')
  ),
  CONSTRAINT "choices_return_booking" CHECK (
    ("return_booking_id" IS NOT NULL) = ("cause" = 'lights_not_seen' AND "chosen" IS NOT DISTINCT FROM 'another_date')
  ),
  CONSTRAINT "choices_ended_rest" CHECK ("ended_at" IS NULL OR "due_at" IS NULL)
);

ALTER TABLE "emails" ADD COLUMN "choice_id" UUID;

CREATE UNIQUE INDEX "choices_return_booking_id_key" ON "choices"("return_booking_id");
CREATE INDEX "choices_booking_id_idx" ON "choices"("booking_id");
CREATE INDEX "choices_departure_id_idx" ON "choices"("departure_id");
CREATE INDEX "emails_choice_id_idx" ON "emails"("choice_id");
CREATE INDEX "bookings_return_trip_of_idx" ON "bookings"("return_trip_of");

-- A booking has one choice open at the most.
CREATE UNIQUE INDEX "choices_one_open_key" ON "choices"("booking_id") WHERE "ended_at" IS NULL;
-- The few that are open are found among many that were.
CREATE INDEX "choices_open_due_at_idx" ON "choices"("due_at") WHERE "ended_at" IS NULL;

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_return_trip_of_fkey" FOREIGN KEY ("return_trip_of") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "choices" ADD CONSTRAINT "choices_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "choices" ADD CONSTRAINT "choices_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "choices" ADD CONSTRAINT "choices_chosen_departure_id_fkey" FOREIGN KEY ("chosen_departure_id") REFERENCES "departures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "choices" ADD CONSTRAINT "choices_return_booking_id_fkey" FOREIGN KEY ("return_booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "emails" ADD CONSTRAINT "emails_choice_id_fkey" FOREIGN KEY ("choice_id") REFERENCES "choices"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Only a departure that was cancelled has a reason; those that were cancelled before there were reasons have none.
ALTER TABLE "departures"
  ADD CONSTRAINT "departures_cancel_reason" CHECK ("cancel_reason" IS NULL OR "cancelled_at" IS NOT NULL);

-- A return trip is linked to its first booking, and has a last day.
ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_return_trip" CHECK (
    ("return_trip_of" IS NULL) = ("return_trip_until" IS NULL) AND "return_trip_of" IS DISTINCT FROM "id"
  );

-- What a guest has chosen stays, whatever program writes it.

CREATE FUNCTION "refuse_choosing_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'choices: % has ended', OLD."id" USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "choices_end_once"
  BEFORE UPDATE ON "choices" FOR EACH ROW WHEN (OLD."ended_at" IS NOT NULL)
  EXECUTE FUNCTION "refuse_choosing_again"();
