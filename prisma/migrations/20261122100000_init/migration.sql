-- Tables, indexes and foreign keys as prisma/schema.prisma describes them. What Prisma cannot express comes last.

CREATE TYPE "booking_state" AS ENUM ('hold', 'awaiting_payment', 'confirmed', 'cancelled', 'lapsed', 'refunded');
CREATE TYPE "payment_method" AS ENUM ('card', 'crypto');
CREATE TYPE "checkout_state" AS ENUM ('open', 'waiting', 'paid', 'expired', 'failed', 'refund_due', 'refunded', 'refund_refused');
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
  "adult_price_cents" INTEGER NOT NULL,
  "child_price_cents" INTEGER NOT NULL,
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
  "paid_cents" INTEGER,
  "refund_reason" TEXT,
  "refund_cents" INTEGER,
  "refund_id" TEXT,
  "refund_attempt" INTEGER NOT NULL DEFAULT 1,
  "tries" INTEGER NOT NULL DEFAULT 0,
  "last_error" TEXT,

  CONSTRAINT "checkouts_pkey" PRIMARY KEY ("id")
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
  "refunded_cents" INTEGER,
  "failed_cents" INTEGER,
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
CREATE INDEX "checkouts_state_idx" ON "checkouts"("state");
CREATE UNIQUE INDEX "checkouts_booking_id_attempt_key" ON "checkouts"("booking_id", "attempt");
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

ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_party" CHECK ("adults" >= 1 AND "children" >= 0 AND "seats" = "adults" + "children"),
  ADD CONSTRAINT "bookings_total" CHECK (
    "total_cents" = "adults" * "adult_price_cents" + "children" * "child_price_cents"
  ),
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
