-- Photographs shown with published reviews: at most one for each. They are deleted with their review.

CREATE TABLE "review_photographs" (
  "id" UUID NOT NULL,
  "review_id" UUID NOT NULL,
  "small" BYTEA NOT NULL CHECK (octet_length("small") <= 1048576),
  "large" BYTEA NOT NULL CHECK (octet_length("large") <= 1048576),
  "added_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "review_photographs_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "review_photographs_review_id_key" ON "review_photographs"("review_id");

ALTER TABLE "review_photographs" ADD CONSTRAINT "review_photographs_review_id_fkey"
  FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;
