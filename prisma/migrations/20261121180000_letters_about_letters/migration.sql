-- A letter that is given up is told to the operator, by a letter about it: one, whatever is retried.
ALTER TABLE "letters" ADD COLUMN "letter_id" UUID, ADD COLUMN "resent_at" TIMESTAMPTZ(3);

CREATE UNIQUE INDEX "letters_letter_id_key" ON "letters"("letter_id");

ALTER TABLE "letters" ADD CONSTRAINT "letters_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "letters"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "letters"
  DROP CONSTRAINT "letters_about_one",
  ADD CONSTRAINT "letters_about_one" CHECK (num_nonnulls("booking_id", "request_id", "letter_id") <= 1);
