-- Links made before a booking's version was raised are revoked.
ALTER TABLE "bookings" ADD COLUMN "link_version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_link_version" CHECK ("link_version" >= 1);
