-- What a guest says about health, apart from the booking, so that nothing reads it by the way. A row is there with the
-- guest's consent alone: taken back, forgotten or out of time, it is deleted.

CREATE TABLE "health_notes" (
  "booking_id" UUID NOT NULL,
  "words" TEXT NOT NULL,
  "consented_at" TIMESTAMPTZ(3) NOT NULL,
  "consent_text" TEXT NOT NULL,
  CONSTRAINT "health_notes_pkey" PRIMARY KEY ("booking_id"),
  CONSTRAINT "health_notes_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "health_notes_said" CHECK ("words" <> '' AND "consent_text" <> '')
);
