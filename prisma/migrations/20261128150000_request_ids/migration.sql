-- The request or job that queued an e-mail or made a change; rows of before have none.
ALTER TABLE "emails" ADD COLUMN "request_id" TEXT;
ALTER TABLE "history" ADD COLUMN "request_id" TEXT;
