-- What a change holds unpaid counts for the client that asked for it, and is forgotten with the hold.
ALTER TABLE "changes" ADD COLUMN "client_hash" TEXT;

ALTER TABLE "changes" ADD CONSTRAINT "changes_client_hash_is_of_held" CHECK ("client_hash" IS NULL OR "state" = 'held');

CREATE TRIGGER "clear_client_hash"
  BEFORE UPDATE OF "state" ON "changes"
  FOR EACH ROW WHEN (NEW."state" <> 'held')
  EXECUTE FUNCTION "clear_client_hash"();
