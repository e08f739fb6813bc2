-- Letters are sent by jobs: when to try next is the queue's to know. Each inbox has a letter of its own, with a result
-- of its own, and a letter has its cause: a second refund that fails is news, not a repetition.
DROP INDEX "letters_booking_id_kind_key";
DROP INDEX "letters_request_id_kind_key";
DROP INDEX "letters_letter_id_key";
DROP INDEX "letters_next_try_at_idx";

ALTER TABLE "letters" ADD COLUMN "cause" TEXT NOT NULL DEFAULT '', ADD COLUMN "recipient" TEXT NOT NULL DEFAULT '';

-- The first inbox keeps the row, the others get one each.
INSERT INTO "letters" ("id", "booking_id", "request_id", "letter_id", "kind", "recipient", "recipients", "reply_to",
  "facts", "created_at", "sent_at", "resent_at", "failed_at", "tries", "last_error")
SELECT gen_random_uuid(), "booking_id", "request_id", "letter_id", "kind", "one", "recipients", "reply_to",
  "facts", "created_at", "sent_at", "resent_at", "failed_at", "tries", "last_error"
FROM "letters", unnest("recipients"[2:]) AS "one";
UPDATE "letters" SET "recipient" = coalesce("recipients"[1], '') WHERE "recipient" = '';

ALTER TABLE "letters" ALTER COLUMN "recipient" DROP DEFAULT, DROP COLUMN "recipients", DROP COLUMN "next_try_at";

CREATE UNIQUE INDEX "letters_booking_id_kind_cause_recipient_key"
  ON "letters"("booking_id", "kind", "cause", "recipient");
CREATE UNIQUE INDEX "letters_request_id_kind_recipient_key" ON "letters"("request_id", "kind", "recipient");
CREATE UNIQUE INDEX "letters_letter_id_cause_recipient_key" ON "letters"("letter_id", "cause", "recipient");
CREATE INDEX "letters_created_at_idx" ON "letters"("created_at");
CREATE INDEX "letters_waiting_idx" ON "letters"("created_at") WHERE "sent_at" IS NULL AND "failed_at" IS NULL;

-- Who runs jobs, and when it last said so.
CREATE TABLE "workers" (
  "id" TEXT NOT NULL,
  "seen_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "workers_pkey" PRIMARY KEY ("id")
);

-- When to look at a payment next is the queue's to know as well.
DROP INDEX "checkouts_next_try_at_idx";
ALTER TABLE "checkouts" DROP COLUMN "next_try_at";
CREATE INDEX "checkouts_state_idx" ON "checkouts"("state");
