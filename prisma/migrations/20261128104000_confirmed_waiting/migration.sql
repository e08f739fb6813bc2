-- A party is in the line from the click in its e-mail on. Those who wait already have been in it since they joined.

ALTER TABLE "waiting_parties"
  ADD COLUMN "confirmed_at" TIMESTAMPTZ(3),
  -- Of who joined, as that of an unpaid booking: what a client is offered counts as what it holds unpaid.
  ADD COLUMN "client_hash" TEXT;

UPDATE "waiting_parties" SET "confirmed_at" = "joined_at";

-- It serves to count offers that are still to come. At the last of them it is deleted.
CREATE FUNCTION "clear_waiting_client_hash"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "waiting_parties" SET "client_hash" = NULL
  WHERE "id" = NEW."party_id" AND "client_hash" IS NOT NULL
    AND NOT EXISTS (SELECT FROM "waiting_dates" w WHERE w."party_id" = NEW."party_id" AND w."booking_id" IS NULL);
  RETURN NULL;
END
$$;

CREATE TRIGGER "clear_waiting_client_hash"
  AFTER UPDATE OF "booking_id" ON "waiting_dates"
  FOR EACH ROW WHEN (NEW."booking_id" IS NOT NULL)
  EXECUTE FUNCTION "clear_waiting_client_hash"();
