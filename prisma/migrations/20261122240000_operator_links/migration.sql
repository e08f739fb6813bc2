-- Links to a booking in e-mails to the operator's inboxes; those made before its version was raised are revoked.
ALTER TABLE "bookings" ADD COLUMN "inbox_link_version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_inbox_link_version" CHECK ("inbox_link_version" >= 1);

-- What is done by such a link is told with the inbox that it was sent to. The new value may not be used as one of its
-- type before this transaction ends.
ALTER TYPE "history_actor" ADD VALUE 'operator_link';
ALTER TABLE "history" ADD CONSTRAINT "history_names_inbox" CHECK ("actor"::text <> 'operator_link' OR "actor_name" IS NOT NULL);
