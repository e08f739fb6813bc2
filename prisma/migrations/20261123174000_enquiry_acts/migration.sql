-- What the operator did about an enquiry, once each: answered it, made a booking of it.
CREATE TYPE "enquiry_act_kind" AS ENUM ('answered', 'booked');

CREATE TABLE "enquiry_acts" (
  "enquiry_id" UUID NOT NULL,
  "kind" "enquiry_act_kind" NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "user_name" TEXT NOT NULL,
  "note" TEXT,
  "booking_id" UUID,

  CONSTRAINT "enquiry_acts_pkey" PRIMARY KEY ("enquiry_id", "kind"),
  CONSTRAINT "enquiry_acts_booked" CHECK (("kind" = 'booked') = ("booking_id" IS NOT NULL)),
  CONSTRAINT "enquiry_acts_note" CHECK ("note" <> '' AND ("note" IS NULL OR "kind" = 'answered'))
);

CREATE UNIQUE INDEX "enquiry_acts_booking_id_key" ON "enquiry_acts"("booking_id");

ALTER TABLE "enquiry_acts" ADD CONSTRAINT "enquiry_acts_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "enquiry_acts" ADD CONSTRAINT "enquiry_acts_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Who was first stays so, whatever program writes it; a row goes with its enquiry alone.

CREATE FUNCTION "refuse_rewriting_enquiry_act"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'enquiry_acts: % is % already', OLD."enquiry_id", OLD."kind" USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "enquiry_acts_stay"
  BEFORE UPDATE ON "enquiry_acts" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting_enquiry_act"();
