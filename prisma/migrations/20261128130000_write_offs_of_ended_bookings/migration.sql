-- What is written off of a booking that takes place is in its corrections; the column is about ended ones alone.
UPDATE "disputes" d SET "written_off_cents" = 0
FROM "bookings" b
WHERE b."id" = d."booking_id" AND b."state" = 'confirmed' AND d."written_off_cents" <> 0;
