-- What a guest was told to send in cryptocurrency, for a booking or a change of one.

CREATE TABLE "payment_details" (
  "id" UUID NOT NULL,
  "booking_id" UUID NOT NULL,
  "change_id" UUID,
  "address" TEXT NOT NULL,
  "network" TEXT NOT NULL,
  "coins" TEXT NOT NULL,
  "rate" TEXT NOT NULL,
  "rate_source" TEXT,
  "sent_at" TIMESTAMPTZ(3) NOT NULL,
  "voided_at" TIMESTAMPTZ(3),

  CONSTRAINT "payment_details_pkey" PRIMARY KEY ("id"),
  -- Decimal numbers as text: eighteen decimals of a coin lose nothing.
  CONSTRAINT "payment_details_figures" CHECK (
    "coins" ~ '^[0-9]{1,30}([.][0-9]{1,30})?$' AND "rate" ~ '^[0-9]{1,30}([.][0-9]{1,30})?$'
  )
);

CREATE INDEX "payment_details_booking_id_idx" ON "payment_details"("booking_id");

-- Newer details make the earlier ones void.
CREATE UNIQUE INDEX "payment_details_of_booking_key" ON "payment_details"("booking_id")
  WHERE "change_id" IS NULL AND "voided_at" IS NULL;
CREATE UNIQUE INDEX "payment_details_of_change_key" ON "payment_details"("change_id") WHERE "voided_at" IS NULL;

ALTER TABLE "payment_details" ADD CONSTRAINT "payment_details_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_details" ADD CONSTRAINT "payment_details_change_id_booking_id_fkey" FOREIGN KEY ("change_id", "booking_id") REFERENCES "changes"("id", "booking_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- What a provider tells has happened, and is bounded by the provider: somebody may have returned at Stripe what went back
-- by hand before, because a refund had bounced. What we record by hand is bounded by all that has gone back.

CREATE OR REPLACE FUNCTION "refuse_returning_too_much"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
  returned integer;
BEGIN
  SELECT "cents" INTO paid FROM "money_movements" WHERE "id" = NEW."payment_id" AND "kind" = 'payment' FOR UPDATE;
  IF paid IS NULL THEN RAISE EXCEPTION 'money_movements: % is no payment', NEW."payment_id"; END IF;
  SELECT coalesce(sum(m."cents"), 0) INTO returned
    FROM "money_movements" m LEFT JOIN "money_movements" bounced ON bounced."id" = m."refund_id"
    WHERE m."payment_id" = NEW."payment_id" AND (m."kind" = 'refund' OR m."reason" = 'refund_bounced')
      AND (NEW."provider_id" IS NULL OR coalesce(bounced."provider_id", m."provider_id") IS NOT NULL);
  IF returned < 0 OR NEW."kind" = 'refund' AND returned > paid THEN
    RAISE EXCEPTION 'money_movements: % returned of a payment of %', returned, paid USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
