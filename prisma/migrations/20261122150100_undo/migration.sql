-- What a command of the operator changed can be undone for some minutes: what it would send waits so long, and what it
-- freed is kept.

ALTER TABLE "emails"
  ADD COLUMN "not_before" TIMESTAMPTZ(3),
  ADD COLUMN "command_id" TEXT;
ALTER TABLE "refunds" ADD COLUMN "command_id" TEXT;

CREATE TABLE "seat_reserves" (
  "departure_id" INTEGER NOT NULL,
  "command_id" TEXT NOT NULL,
  "seats" INTEGER NOT NULL,
  "until" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "seat_reserves_pkey" PRIMARY KEY ("departure_id", "command_id"),
  CONSTRAINT "seat_reserves_seats" CHECK ("seats" > 0)
);

CREATE INDEX "seat_reserves_command_id_idx" ON "seat_reserves"("command_id");
CREATE INDEX "emails_command_id_idx" ON "emails"("command_id") WHERE "command_id" IS NOT NULL;
CREATE INDEX "refunds_command_id_idx" ON "refunds"("command_id") WHERE "command_id" IS NOT NULL;

ALTER TABLE "emails" ADD CONSTRAINT "emails_command_id_fkey" FOREIGN KEY ("command_id") REFERENCES "commands"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_command_id_fkey" FOREIGN KEY ("command_id") REFERENCES "commands"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "seat_reserves" ADD CONSTRAINT "seat_reserves_command_id_fkey" FOREIGN KEY ("command_id") REFERENCES "commands"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "seat_reserves" ADD CONSTRAINT "seat_reserves_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What an undo may need counts as taken, like the seats of bookings and by the same trigger.

CREATE FUNCTION "seats_held_by"("reserve" "seat_reserves") RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT $1."seats"
$$;

CREATE TRIGGER "keep_seats_taken"
  AFTER INSERT OR DELETE OR UPDATE OF "seats", "departure_id" ON "seat_reserves"
  FOR EACH ROW EXECUTE FUNCTION "keep_seats_taken"();
