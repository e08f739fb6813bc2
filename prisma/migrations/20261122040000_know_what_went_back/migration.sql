-- A refund that Stripe will not make: the guest's bank has asked for the payment back, and a person is told.
ALTER TYPE "checkout_state" ADD VALUE 'refund_refused';

-- Which refund or dispute an event tells of: Stripe sends several events about one.
ALTER TABLE "payment_events" ADD COLUMN "object_id" TEXT,
ADD COLUMN "failed_cents" INTEGER;
