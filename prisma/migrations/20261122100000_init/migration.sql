-- Tables, indexes and foreign keys as prisma/schema.prisma describes them. What Prisma cannot express comes last.

CREATE TYPE "booking_state" AS ENUM ('hold', 'awaiting_payment', 'confirmed', 'cancelled', 'lapsed', 'refunded');
CREATE TYPE "payment_method" AS ENUM ('card', 'crypto');
CREATE TYPE "checkout_state" AS ENUM ('open', 'waiting', 'paid', 'expired', 'failed');
CREATE TYPE "money_method" AS ENUM ('card', 'crypto', 'bank_transfer', 'cash');
CREATE TYPE "money_movement_kind" AS ENUM ('payment', 'refund', 'dispute', 'dispute_won', 'correction');
CREATE TYPE "refund_state" AS ENUM ('waiting', 'due', 'refused', 'by_hand', 'done', 'dropped');
CREATE TYPE "dispute_outcome" AS ENUM ('won', 'lost');
CREATE TYPE "enquiry_kind" AS ENUM ('contact', 'customized_tour', 'transportation');

CREATE TABLE "tours" (
  "id" INTEGER NOT NULL,
  "adult_price_cents" INTEGER NOT NULL,
  "child_price_cents" INTEGER NOT NULL,
  "max_capacity" INTEGER,
  "snapshot" JSONB,

  CONSTRAINT "tours_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "departures" (
  "id" SERIAL NOT NULL,
  "tour_id" INTEGER NOT NULL,
  "day" DATE NOT NULL,
  "seats" INTEGER NOT NULL,
  "seats_taken" INTEGER NOT NULL DEFAULT 0,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "closes_at" TIMESTAMPTZ(3) NOT NULL,
  "is_closed" BOOLEAN NOT NULL DEFAULT false,
  "cancelled_at" TIMESTAMPTZ(3),

  CONSTRAINT "departures_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "bookings" (
  "id" UUID NOT NULL,
  "reference" TEXT NOT NULL,
  "idempotency_key" TEXT,
  "departure_id" INTEGER NOT NULL,
  "state" "booking_state" NOT NULL,
  "payment_method" "payment_method" NOT NULL,
  "attempt" INTEGER NOT NULL DEFAULT 1,
  "adults" INTEGER NOT NULL,
  "children" INTEGER NOT NULL,
  "seats" INTEGER NOT NULL,
  "places" JSONB NOT NULL,
  "total_cents" INTEGER NOT NULL,
  "currency" TEXT NOT NULL DEFAULT 'eur',
  "cancellation_policy" JSONB NOT NULL,
  "customer_name" TEXT NOT NULL,
  "customer_email" TEXT NOT NULL,
  "customer_phone" TEXT,
  "special_requests" TEXT,
  "crypto_type" TEXT,
  "client_hash" TEXT,
  "expires_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "ended_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,

  CONSTRAINT "bookings_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "checkouts" (
  "id" UUID NOT NULL,
  "booking_id" UUID NOT NULL,
  "attempt" INTEGER NOT NULL,
  "state" "checkout_state" NOT NULL DEFAULT 'open',
  "session_id" TEXT,
  "url" TEXT,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "payment_intent_id" TEXT,
  "payment_id" UUID,
  "tries" INTEGER NOT NULL DEFAULT 0,
  "last_error" TEXT,

  CONSTRAINT "checkouts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "money_movements" (
  "id" UUID NOT NULL,
  "sequence" BIGSERIAL NOT NULL,
  "booking_id" UUID NOT NULL,
  "kind" "money_movement_kind" NOT NULL,
  "payment_id" UUID,
  "method" "money_method",
  "cents" INTEGER NOT NULL,
  "currency" TEXT NOT NULL DEFAULT 'eur',
  "at" TIMESTAMPTZ(3) NOT NULL,
  "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "provider_id" TEXT,
  "transaction_key" TEXT,
  "reason" TEXT,
  "refund_id" UUID,

  CONSTRAINT "money_movements_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "refunds" (
  "id" UUID NOT NULL,
  "booking_id" UUID NOT NULL,
  "payment_id" UUID NOT NULL,
  "cents" INTEGER NOT NULL,
  "promised_cents" INTEGER,
  "reason" TEXT NOT NULL,
  "state" "refund_state" NOT NULL,
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  "attempt" INTEGER NOT NULL DEFAULT 1,
  "tries" INTEGER NOT NULL DEFAULT 0,
  "last_error" TEXT,
  "movement_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "disputes" (
  "id" TEXT NOT NULL,
  "booking_id" UUID NOT NULL,
  "payment_id" UUID NOT NULL,
  "cents" INTEGER NOT NULL,
  "opened_at" TIMESTAMPTZ(3) NOT NULL,
  "outcome" "dispute_outcome",
  "closed_at" TIMESTAMPTZ(3),

  CONSTRAINT "disputes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "receipts" (
  "movement_id" UUID NOT NULL,
  "booking_id" UUID NOT NULL,
  "series" TEXT NOT NULL,
  "document" JSONB NOT NULL,
  "corrects_id" UUID,
  "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "issued_at" TIMESTAMPTZ(3) NOT NULL,
  "year" INTEGER,
  "count" INTEGER,
  "number" TEXT GENERATED ALWAYS AS (
    "series" || '-' || "year" || '-' || CASE WHEN "count" < 1000000 THEN lpad("count"::text, 6, '0') ELSE "count"::text END
  ) STORED,

  CONSTRAINT "receipts_pkey" PRIMARY KEY ("movement_id")
);

CREATE TABLE "receipt_counters" (
  "series" TEXT NOT NULL,
  "year" INTEGER NOT NULL,
  "last" INTEGER NOT NULL,

  CONSTRAINT "receipt_counters_pkey" PRIMARY KEY ("series", "year")
);

CREATE TABLE "enquiries" (
  "id" UUID NOT NULL,
  "idempotency_key" TEXT,
  "kind" "enquiry_kind" NOT NULL,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "phone" TEXT,
  "message" TEXT,
  "destination" TEXT,
  "additional_info" TEXT,
  "service_type" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "enquiries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "emails" (
  "id" UUID NOT NULL,
  "booking_id" UUID,
  "enquiry_id" UUID,
  "email_id" UUID,
  "kind" TEXT NOT NULL,
  "cause" TEXT NOT NULL DEFAULT '',
  "recipient" TEXT NOT NULL,
  "reply_to" TEXT,
  "facts" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "sent_at" TIMESTAMPTZ(3),
  "resent_at" TIMESTAMPTZ(3),
  "failed_at" TIMESTAMPTZ(3),
  "tries" INTEGER NOT NULL DEFAULT 0,
  "last_error" TEXT,

  CONSTRAINT "emails_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "workers" (
  "id" TEXT NOT NULL,
  "seen_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "workers_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payment_events" (
  "id" TEXT NOT NULL,
  "type" TEXT NOT NULL,
  "session_id" TEXT,
  "payment_intent_id" TEXT,
  "object_id" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "received_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "rate_limits" (
  "key" TEXT NOT NULL,
  "points" INTEGER NOT NULL DEFAULT 0,
  "expire" BIGINT,

  CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "server_secrets" (
  "name" TEXT NOT NULL,
  "value" BYTEA NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "server_secrets_pkey" PRIMARY KEY ("name")
);

CREATE TABLE "used_proofs" (
  "id" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "used_proofs_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "departures_day_idx" ON "departures"("day");
CREATE UNIQUE INDEX "departures_tour_id_day_key" ON "departures"("tour_id", "day");
CREATE UNIQUE INDEX "bookings_reference_key" ON "bookings"("reference");
CREATE UNIQUE INDEX "bookings_idempotency_key_key" ON "bookings"("idempotency_key");
CREATE INDEX "bookings_departure_id_state_idx" ON "bookings"("departure_id", "state");
CREATE INDEX "bookings_state_expires_at_idx" ON "bookings"("state", "expires_at");
CREATE INDEX "bookings_created_at_idx" ON "bookings"("created_at");
CREATE INDEX "bookings_state_created_at_idx" ON "bookings"("state", "created_at");
CREATE INDEX "bookings_client_hash_idx" ON "bookings"("client_hash");
CREATE UNIQUE INDEX "checkouts_session_id_key" ON "checkouts"("session_id");
CREATE UNIQUE INDEX "checkouts_payment_intent_id_key" ON "checkouts"("payment_intent_id");
CREATE UNIQUE INDEX "checkouts_payment_id_key" ON "checkouts"("payment_id");
CREATE INDEX "checkouts_state_idx" ON "checkouts"("state");
CREATE UNIQUE INDEX "checkouts_booking_id_attempt_key" ON "checkouts"("booking_id", "attempt");
CREATE UNIQUE INDEX "money_movements_sequence_key" ON "money_movements"("sequence");
CREATE UNIQUE INDEX "money_movements_id_booking_id_key" ON "money_movements"("id", "booking_id");
CREATE UNIQUE INDEX "money_movements_kind_provider_id_key" ON "money_movements"("kind", "provider_id");
CREATE UNIQUE INDEX "money_movements_transaction_key_key" ON "money_movements"("transaction_key");
CREATE UNIQUE INDEX "money_movements_refund_id_key" ON "money_movements"("refund_id");
CREATE INDEX "money_movements_booking_id_idx" ON "money_movements"("booking_id");
CREATE INDEX "money_movements_payment_id_idx" ON "money_movements"("payment_id");
CREATE INDEX "money_movements_at_idx" ON "money_movements"("at");
CREATE UNIQUE INDEX "refunds_movement_id_key" ON "refunds"("movement_id");
CREATE INDEX "refunds_booking_id_idx" ON "refunds"("booking_id");
CREATE INDEX "refunds_payment_id_idx" ON "refunds"("payment_id");
CREATE INDEX "refunds_state_idx" ON "refunds"("state");
CREATE INDEX "disputes_booking_id_idx" ON "disputes"("booking_id");
CREATE INDEX "disputes_payment_id_idx" ON "disputes"("payment_id");
CREATE UNIQUE INDEX "receipts_number_key" ON "receipts"("number");
CREATE UNIQUE INDEX "receipts_series_year_count_key" ON "receipts"("series", "year", "count");
CREATE INDEX "receipts_booking_id_idx" ON "receipts"("booking_id");
CREATE UNIQUE INDEX "enquiries_idempotency_key_key" ON "enquiries"("idempotency_key");
CREATE INDEX "enquiries_created_at_idx" ON "enquiries"("created_at");
CREATE INDEX "emails_created_at_idx" ON "emails"("created_at");
CREATE UNIQUE INDEX "emails_booking_id_kind_cause_recipient_key" ON "emails"("booking_id", "kind", "cause", "recipient");
CREATE UNIQUE INDEX "emails_enquiry_id_kind_recipient_key" ON "emails"("enquiry_id", "kind", "recipient");
CREATE UNIQUE INDEX "emails_email_id_cause_recipient_key" ON "emails"("email_id", "cause", "recipient");
CREATE INDEX "payment_events_payment_intent_id_type_idx" ON "payment_events"("payment_intent_id", "type");
CREATE INDEX "used_proofs_expires_at_idx" ON "used_proofs"("expires_at");

ALTER TABLE "departures" ADD CONSTRAINT "departures_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tours"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "money_movements"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "money_movements" ADD CONSTRAINT "money_movements_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "money_movements" ADD CONSTRAINT "money_movements_payment_id_booking_id_fkey" FOREIGN KEY ("payment_id", "booking_id") REFERENCES "money_movements"("id", "booking_id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "money_movements" ADD CONSTRAINT "money_movements_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "money_movements"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_booking_id_fkey" FOREIGN KEY ("payment_id", "booking_id") REFERENCES "money_movements"("id", "booking_id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_movement_id_fkey" FOREIGN KEY ("movement_id") REFERENCES "money_movements"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_booking_id_fkey" FOREIGN KEY ("payment_id", "booking_id") REFERENCES "money_movements"("id", "booking_id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_movement_id_booking_id_fkey" FOREIGN KEY ("movement_id", "booking_id") REFERENCES "money_movements"("id", "booking_id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_corrects_id_fkey" FOREIGN KEY ("corrects_id") REFERENCES "receipts"("movement_id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "emails" ADD CONSTRAINT "emails_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "emails" ADD CONSTRAINT "emails_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiries"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "emails" ADD CONSTRAINT "emails_email_id_fkey" FOREIGN KEY ("email_id") REFERENCES "emails"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- No departure ever carries more guests than it has seats, whatever a program does. A trigger keeps
-- departures.seats_taken equal to the seats of the bookings that hold one, and a check refuses every change that would
-- leave the range from 0 to seats. The trigger's UPDATE locks the departure's row, so simultaneous bookings of one
-- departure are serialized.

ALTER TABLE "departures"
  ADD CONSTRAINT "departures_seats_suffice" CHECK ("seats_taken" BETWEEN 0 AND "seats"),
  -- A departure that was called off is never on sale again.
  ADD CONSTRAINT "departures_cancelled_are_closed" CHECK ("cancelled_at" IS NULL OR "is_closed");

-- A booking's places say who comes and what each place was sold at. Its party, seats and total are what they add up to;
-- the total of a booking that has ended is what we keep of it.

CREATE FUNCTION "places_count"("places" jsonb, "band" text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT coalesce(sum((line->>'count')::integer), 0)::integer FROM jsonb_array_elements($1) AS line
  WHERE line->>'band' = $2
$$;

CREATE FUNCTION "places_cents"("places" jsonb) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT coalesce(sum((line->>'count')::integer * (line->>'eachCents')::integer), 0)::integer
  FROM jsonb_array_elements($1) AS line
$$;

ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_party" CHECK ("adults" >= 1 AND "children" >= 0 AND "seats" = "adults" + "children"),
  ADD CONSTRAINT "bookings_places" CHECK (
    "places_count"("places", 'adults') = "adults" AND "places_count"("places", 'children') = "children"
  ),
  ADD CONSTRAINT "bookings_total" CHECK (
    "total_cents" >= 0 AND ("state" IN ('cancelled', 'refunded') OR "total_cents" = "places_cents"("places"))
  ),
  ADD CONSTRAINT "bookings_version" CHECK ("version" >= 1),
  ADD CONSTRAINT "bookings_unpaid_expire" CHECK (
    "state" NOT IN ('hold', 'awaiting_payment') OR "expires_at" IS NOT NULL
  ),
  ADD CONSTRAINT "bookings_client_hash_is_of_unpaid" CHECK (
    "client_hash" IS NULL OR "state" IN ('hold', 'awaiting_payment')
  );

CREATE FUNCTION "seats_held_by"("booking" "bookings") RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN $1."state" IN ('hold', 'awaiting_payment', 'confirmed') THEN $1."seats" ELSE 0 END
$$;

CREATE FUNCTION "keep_seats_taken"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := 0;
  after integer := 0;
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN before := seats_held_by(OLD); END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN after := seats_held_by(NEW); END IF;

  IF TG_OP = 'UPDATE' AND OLD."departure_id" = NEW."departure_id" THEN
    IF after <> before THEN
      UPDATE "departures" SET "seats_taken" = "seats_taken" + after - before WHERE "id" = NEW."departure_id";
    END IF;
    RETURN NULL;
  END IF;
  IF before > 0 THEN
    UPDATE "departures" SET "seats_taken" = "seats_taken" - before WHERE "id" = OLD."departure_id";
  END IF;
  IF after > 0 THEN
    UPDATE "departures" SET "seats_taken" = "seats_taken" + after WHERE "id" = NEW."departure_id";
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "keep_seats_taken"
  AFTER INSERT OR DELETE OR UPDATE OF "state", "seats", "departure_id" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "keep_seats_taken"();

-- The keyed hash of a client's address only serves to count its unpaid bookings. It is deleted as soon as the booking is
-- paid or has ended, whoever ends it and however: the privacy policy promises that.

CREATE FUNCTION "clear_client_hash"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."client_hash" := NULL;
  RETURN NEW;
END
$$;

CREATE TRIGGER "clear_client_hash"
  BEFORE UPDATE OF "state" ON "bookings"
  FOR EACH ROW WHEN (NEW."state" NOT IN ('hold', 'awaiting_payment'))
  EXECUTE FUNCTION "clear_client_hash"();

-- Each kind of enquiry has its own fields, whatever program writes it.
ALTER TABLE "enquiries"
  ADD CONSTRAINT "enquiries_fields" CHECK (
    CASE "kind"
      WHEN 'transportation' THEN
        "destination" IS NOT NULL AND "service_type" IS NOT NULL AND "phone" IS NULL AND "message" IS NULL
      ELSE
        "message" IS NOT NULL
        AND "destination" IS NULL AND "additional_info" IS NULL AND "service_type" IS NULL
    END
  );

-- An e-mail is about one thing.
ALTER TABLE "emails"
  ADD CONSTRAINT "emails_about_one" CHECK (num_nonnulls("booking_id", "enquiry_id", "email_id") <= 1);

-- The few that are still to be sent are found among many that were.
CREATE INDEX "emails_waiting_idx" ON "emails"("created_at") WHERE "sent_at" IS NULL AND "failed_at" IS NULL;

-- Money is rows that are only ever added, whatever program writes them. A row can be deleted once the accounts need it no
-- more: a slip cannot reach those of running years.

CREATE FUNCTION "refuse_rewriting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."recorded_at" < now() - interval '6 years' THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "money_movements_append_only"
  BEFORE UPDATE OR DELETE ON "money_movements" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "money_movements_no_truncate"
  BEFORE TRUNCATE ON "money_movements" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();

-- A document has its number from the transaction of its row, but at the very end, in the commit itself: all of a series
-- stand in one line, and a transaction that is slow or forgotten must not stand at its head.
CREATE FUNCTION "number_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  issue_year int := extract(year FROM NEW."issued_at" AT TIME ZONE 'Europe/Helsinki');
  issue_count int;
BEGIN
  INSERT INTO "receipt_counters" AS c ("series", "year", "last") VALUES (NEW."series", issue_year, 1)
    ON CONFLICT ("series", "year") DO UPDATE SET "last" = c."last" + 1 RETURNING "last" INTO issue_count;
  UPDATE "receipts" SET "year" = issue_year, "count" = issue_count WHERE "movement_id" = NEW."movement_id";
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER "receipts_number"
  AFTER INSERT ON "receipts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "number_receipt"();

-- It is numbered once, and nothing else of it changes.
CREATE TRIGGER "receipts_append_only"
  BEFORE UPDATE ON "receipts" FOR EACH ROW
  WHEN (
    OLD."count" IS NOT NULL
    OR (NEW."movement_id", NEW."booking_id", NEW."series", NEW."document", NEW."corrects_id", NEW."recorded_at", NEW."issued_at")
      IS DISTINCT FROM
      (OLD."movement_id", OLD."booking_id", OLD."series", OLD."document", OLD."corrects_id", OLD."recorded_at", OLD."issued_at")
  ) EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "receipts_no_delete"
  BEFORE DELETE ON "receipts" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "receipts_no_truncate"
  BEFORE TRUNCATE ON "receipts" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();

ALTER TABLE "receipts"
  ADD CONSTRAINT "receipts_series" CHECK ("series" IN ('R', 'C')),
  ADD CONSTRAINT "receipts_count" CHECK (("count" IS NULL) = ("year" IS NULL) AND "count" >= 1);

ALTER TABLE "money_movements"
  ADD CONSTRAINT "money_movements_cents" CHECK (
    CASE "kind" WHEN 'correction' THEN "cents" <> 0 ELSE "cents" > 0 END
  ),
  ADD CONSTRAINT "money_movements_payment" CHECK (
    CASE "kind"
      WHEN 'payment' THEN "payment_id" = "id" AND "payment_id" IS NOT NULL
      WHEN 'correction' THEN ("payment_id" IS NOT NULL) = ("reason" = 'refund_bounced')
      ELSE "payment_id" IS NOT NULL AND "payment_id" <> "id"
    END
  ),
  ADD CONSTRAINT "money_movements_method" CHECK (("method" IS NOT NULL) = ("kind" = 'payment')),
  ADD CONSTRAINT "money_movements_refund" CHECK (("refund_id" IS NOT NULL) = ("reason" IS NOT DISTINCT FROM 'refund_bounced')),
  -- Words of a list, and of nobody: see lib/booking/ledger.ts.
  ADD CONSTRAINT "money_movements_reason" CHECK (
    ("reason" IS NOT NULL) = ("kind" = 'correction') AND "reason" IN (
      'goodwill', 'waived', 'below_minimum', 'never_paid', 'returned_before', 'settled', 'crypto_short', 'crypto_over',
      'dispute_lost', 'refund_bounced'
    ) IS NOT FALSE
  );

-- No payment is returned beyond what it was. The payment's row is locked, so simultaneous refunds are counted one by one.

CREATE FUNCTION "refuse_returning_too_much"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
  returned integer;
BEGIN
  SELECT "cents" INTO paid FROM "money_movements" WHERE "id" = NEW."payment_id" AND "kind" = 'payment' FOR UPDATE;
  IF paid IS NULL THEN RAISE EXCEPTION 'money_movements: % is no payment', NEW."payment_id"; END IF;
  SELECT coalesce(sum("cents"), 0) INTO returned FROM "money_movements"
    WHERE "payment_id" = NEW."payment_id" AND ("kind" = 'refund' OR "reason" = 'refund_bounced');
  IF returned NOT BETWEEN 0 AND paid THEN
    RAISE EXCEPTION 'money_movements: % returned of a payment of %', returned, paid USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "money_movements_returns_suffice"
  AFTER INSERT ON "money_movements"
  FOR EACH ROW WHEN (NEW."kind" <> 'payment' AND NEW."payment_id" IS NOT NULL)
  EXECUTE FUNCTION "refuse_returning_too_much"();

ALTER TABLE "refunds"
  ADD CONSTRAINT "refunds_cents" CHECK ("cents" > 0),
  ADD CONSTRAINT "refunds_done_have_moved" CHECK (("state" = 'done') = ("movement_id" IS NOT NULL));

ALTER TABLE "disputes"
  ADD CONSTRAINT "disputes_cents" CHECK ("cents" > 0),
  ADD CONSTRAINT "disputes_closed" CHECK (("outcome" IS NULL) = ("closed_at" IS NULL));
