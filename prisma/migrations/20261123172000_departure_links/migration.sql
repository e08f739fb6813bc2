-- Links to a departure in e-mails to the operator's inboxes; those made before its version was raised are revoked.
ALTER TABLE "departures" ADD COLUMN "inbox_link_version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "departures" ADD CONSTRAINT "departures_inbox_link_version" CHECK ("inbox_link_version" >= 1);

-- The link that its guide was given last, 0 before the first: each new one ends the former.
ALTER TABLE "departures" ADD COLUMN "guide_link_version" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "departures" ADD CONSTRAINT "departures_guide_link_version" CHECK ("guide_link_version" >= 0);
