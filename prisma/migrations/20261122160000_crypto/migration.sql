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
