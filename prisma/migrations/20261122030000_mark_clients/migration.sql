-- Unpaid bookings are bounded per client, and counted from the bookings themselves. The mark is a keyed hash of the
-- client's network address. It goes when the booking is paid or has ended, whoever ends it and in whatever way: nothing
-- else needs it, and the privacy policy says so.

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN "client_mark" TEXT;

-- CreateIndex
CREATE INDEX "bookings_client_mark_idx" ON "bookings"("client_mark");

ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_mark_is_of_unpaid" CHECK (
    "client_mark" IS NULL OR "state" IN ('hold', 'awaiting_payment')
  );

CREATE FUNCTION "forget_client_mark"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."client_mark" := NULL;
  RETURN NEW;
END
$$;

CREATE TRIGGER "forget_client_mark"
  BEFORE UPDATE OF "state" ON "bookings"
  FOR EACH ROW WHEN (NEW."state" NOT IN ('hold', 'awaiting_payment'))
  EXECUTE FUNCTION "forget_client_mark"();
