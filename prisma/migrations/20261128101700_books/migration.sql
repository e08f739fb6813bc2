-- What of a lost dispute was written off, which a win on appeal takes back. Of those that were lost before it is not known:
-- all of it counts as written off, so that no win sends money anywhere by itself.
ALTER TABLE "disputes" ADD COLUMN "written_off_cents" INTEGER NOT NULL DEFAULT 0;
UPDATE "disputes" SET "written_off_cents" = "cents" WHERE "outcome" = 'lost';

-- How the books were found at night. One row a night.
CREATE TABLE "book_checks" (
    "night" DATE NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "findings" INTEGER NOT NULL,
    "stripe" TEXT NOT NULL,

    CONSTRAINT "book_checks_pkey" PRIMARY KEY ("night")
);
ALTER TABLE "book_checks"
  ADD CONSTRAINT "book_checks_findings" CHECK ("findings" >= 0),
  ADD CONSTRAINT "book_checks_stripe" CHECK ("stripe" IN ('compared', 'away', 'off'));

-- What Stripe held at the end of a month, as its accounts were closed: the next month opens with it.
CREATE TABLE "closed_months" (
    "month" TEXT NOT NULL,
    "closing_cents" INTEGER NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "closed_months_pkey" PRIMARY KEY ("month")
);
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_month" CHECK ("month" ~ '^\d{4}-(0[1-9]|1[0-2])$');

-- Numbers of receipts that no document of ours has, on purpose: after a restore, those that guests may have.
CREATE TABLE "receipt_gaps" (
    "series" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "first" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,
    "user_name" TEXT NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "receipt_gaps_pkey" PRIMARY KEY ("series", "year", "first")
);
ALTER TABLE "receipt_gaps"
  ADD CONSTRAINT "receipt_gaps_series" CHECK ("series" IN ('R', 'C')),
  ADD CONSTRAINT "receipt_gaps_numbers" CHECK ("first" >= 1 AND "last" >= "first");

-- The tables that hold numbers for good are only ever added to.
CREATE TRIGGER "receipt_gaps_append_only"
  BEFORE UPDATE OR DELETE ON "receipt_gaps" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "receipt_gaps_no_truncate"
  BEFORE TRUNCATE ON "receipt_gaps" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "closed_months_append_only"
  BEFORE UPDATE OR DELETE ON "closed_months" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "closed_months_no_truncate"
  BEFORE TRUNCATE ON "closed_months" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();

-- Of a payment page that nobody knows, and of a night, each inbox has one e-mail, however many workers write it at once.
CREATE UNIQUE INDEX "emails_of_the_books_key" ON "emails"("kind", "cause", "recipient")
  WHERE "kind" IN ('payment-unknown-operator', 'books-disagree-operator');
