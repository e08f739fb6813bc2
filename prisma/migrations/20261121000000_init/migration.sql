-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "booking_state" AS ENUM ('hold', 'awaiting_payment', 'confirmed', 'cancelled', 'lapsed', 'refunded');

-- CreateEnum
CREATE TYPE "payment_method" AS ENUM ('card', 'crypto');

-- CreateEnum
CREATE TYPE "checkout_state" AS ENUM ('open', 'waiting', 'paid', 'expired', 'failed', 'refund_due', 'refunded');

-- CreateTable
CREATE TABLE "tours" (
    "id" INTEGER NOT NULL,
    "adult_price_cents" INTEGER NOT NULL,
    "child_price_cents" INTEGER NOT NULL,
    "max_capacity" INTEGER,

    CONSTRAINT "tours_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "departures" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "seats" INTEGER NOT NULL,
    "seats_taken" INTEGER NOT NULL DEFAULT 0,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "is_closed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "departures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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
    "next_try_at" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,

    CONSTRAINT "checkouts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "letters" (
    "id" UUID NOT NULL,
    "booking_id" UUID,
    "kind" TEXT NOT NULL,
    "recipients" TEXT[],
    "reply_to" TEXT,
    "facts" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "next_try_at" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,

    CONSTRAINT "letters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "session_id" TEXT,
    "payment_intent_id" TEXT,
    "refunded_cents" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "departures_tour_id_day_key" ON "departures"("tour_id", "day");

-- CreateIndex
CREATE UNIQUE INDEX "bookings_reference_key" ON "bookings"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "bookings_idempotency_key_key" ON "bookings"("idempotency_key");

-- CreateIndex
CREATE INDEX "bookings_departure_id_state_idx" ON "bookings"("departure_id", "state");

-- CreateIndex
CREATE INDEX "bookings_state_expires_at_idx" ON "bookings"("state", "expires_at");

-- CreateIndex
CREATE INDEX "bookings_customer_email_state_idx" ON "bookings"("customer_email", "state");

-- CreateIndex
CREATE UNIQUE INDEX "checkouts_session_id_key" ON "checkouts"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "checkouts_payment_intent_id_key" ON "checkouts"("payment_intent_id");

-- CreateIndex
CREATE INDEX "checkouts_next_try_at_idx" ON "checkouts"("next_try_at");

-- CreateIndex
CREATE UNIQUE INDEX "checkouts_booking_id_attempt_key" ON "checkouts"("booking_id", "attempt");

-- CreateIndex
CREATE INDEX "letters_next_try_at_idx" ON "letters"("next_try_at");

-- CreateIndex
CREATE UNIQUE INDEX "letters_booking_id_kind_key" ON "letters"("booking_id", "kind");

-- CreateIndex
CREATE INDEX "payment_events_payment_intent_id_type_idx" ON "payment_events"("payment_intent_id", "type");

-- AddForeignKey
ALTER TABLE "departures" ADD CONSTRAINT "departures_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tours"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;


