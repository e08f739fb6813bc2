-- Words that the operator has written to guests and not confirmed yet: the preview is read by its key, so that no word of
-- them stands in an address. They go when they are confirmed, or have run out.
CREATE TABLE "drafts" (
  "id" UUID NOT NULL,
  "fields" JSONB NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "drafts_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "drafts_fields" CHECK (jsonb_typeof("fields") = 'object')
);

CREATE INDEX "drafts_expires_at_idx" ON "drafts"("expires_at");
