-- `today` and `emails list` look for e-mails that were given up as well as for those that wait: one index finds both, however
-- many were sent.
CREATE INDEX "emails_unsent_idx" ON "emails"("created_at") WHERE "sent_at" IS NULL;
DROP INDEX "emails_waiting_idx";
