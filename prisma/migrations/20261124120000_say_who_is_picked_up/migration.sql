-- That guests are picked up stood in the words of the meeting point alone: what was kept with these words says it itself.
UPDATE "tours" SET "snapshot" = "snapshot" || '{"isPickedUp": true}'
WHERE "snapshot"->>'meetingPoint' LIKE 'Pick-up%';

UPDATE "emails" SET "facts" = "facts" || '{"isPickedUp": true}'
WHERE "facts"->>'meetingPoint' LIKE 'Pick-up%';
