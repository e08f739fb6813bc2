-- An e-mail that waited while its command could be undone, and says what is no longer so: it is kept, and never sent.
ALTER TABLE "emails"
  ADD COLUMN "overtaken_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "emails_overtaken_unsent" CHECK ("overtaken_at" IS NULL OR "sent_at" IS NULL);
