-- What the inboxes were last told of who comes on a departure, as a fingerprint; and since when it is out of date, so that
-- changes are gathered and told once. Nobody waits where nothing was told and nobody comes.
ALTER TABLE "departures"
  ADD COLUMN "listed_as" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "unlisted_since" TIMESTAMPTZ(3),
  ADD CONSTRAINT "departures_listed_as" CHECK (length("listed_as") <= 64);
