-- A guest's new e-mail address, until it is proved by the link that was sent to it: one of a booking at a time.
CREATE TABLE "address_proofs" (
  "booking_id" UUID NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "email" TEXT,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "proved_version" INTEGER,

  CONSTRAINT "address_proofs_pkey" PRIMARY KEY ("booking_id"),
  CONSTRAINT "address_proofs_version" CHECK ("version" >= 1),
  CONSTRAINT "address_proofs_email" CHECK ("email" <> '')
);

ALTER TABLE "address_proofs" ADD CONSTRAINT "address_proofs_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The few addresses that wait are found among many that were forgotten.
CREATE INDEX "address_proofs_waiting_idx" ON "address_proofs"("ends_at") WHERE "email" IS NOT NULL;

-- A link that was replaced never opens again, whatever program writes it.

CREATE FUNCTION "refuse_earlier_address_link"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'address_proofs: % has had link % already', OLD."booking_id", OLD."version" USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "address_proofs_go_on"
  BEFORE UPDATE ON "address_proofs" FOR EACH ROW WHEN (NEW."version" < OLD."version")
  EXECUTE FUNCTION "refuse_earlier_address_link"();
