-- The office in a browser: who may sign in besides the readers of an inbox, the links that were sent to them, and the
-- browsers that are signed in.

CREATE TABLE "office_members" (
  "id" UUID NOT NULL,
  "email" TEXT NOT NULL CHECK ("email" = lower("email")),
  "name" TEXT NOT NULL CHECK ("name" <> ''),
  "added_by" TEXT NOT NULL,
  "added_at" TIMESTAMPTZ(3) NOT NULL,
  "removed_at" TIMESTAMPTZ(3),
  CONSTRAINT "office_members_pkey" PRIMARY KEY ("id")
);
-- The history names people, so no two may have one name.
CREATE UNIQUE INDEX "office_members_email_key" ON "office_members"("email") WHERE "removed_at" IS NULL;
CREATE UNIQUE INDEX "office_members_name_key" ON "office_members"(lower("name")) WHERE "removed_at" IS NULL;

CREATE TABLE "office_links" (
  "id" UUID NOT NULL,
  "email_id" UUID NOT NULL,
  "address" TEXT NOT NULL,
  -- It may be an act's page, whose address has the form's fields.
  "return_to" TEXT NOT NULL
    CHECK ("return_to" ~ '^/office(/[A-Za-z0-9_/.?=&%*+,-]+)?$' AND length("return_to") <= 508),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "used_by" TEXT,
  "session_id" UUID,
  CONSTRAINT "office_links_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "office_links_expires_at" CHECK ("expires_at" > "created_at")
);
CREATE UNIQUE INDEX "office_links_email_id_key" ON "office_links"("email_id");
CREATE INDEX "office_links_expires_at_idx" ON "office_links"("expires_at");

CREATE TABLE "office_sessions" (
  "id" UUID NOT NULL,
  "token_hash" BYTEA NOT NULL CHECK (octet_length("token_hash") = 32),
  "address" TEXT NOT NULL,
  "device" TEXT NOT NULL,
  "proved_at" TIMESTAMPTZ(3) NOT NULL,
  "seen_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  "ended_by" TEXT,
  "returned_cents" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "office_sessions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "office_sessions_ends_at" CHECK ("ends_at" <= "proved_at" + INTERVAL '14 days'),
  CONSTRAINT "office_sessions_ended_by" CHECK (("ended_at" IS NULL) = ("ended_by" IS NULL))
);
CREATE UNIQUE INDEX "office_sessions_token_hash_key" ON "office_sessions"("token_hash");
CREATE INDEX "office_sessions_address_ended_at_idx" ON "office_sessions"("address", "ended_at");
CREATE INDEX "office_sessions_ends_at_idx" ON "office_sessions"("ends_at");

-- What a signed-in person does is recorded with a name. The new value may not be used as one of its type before this
-- transaction ends.
ALTER TYPE "history_actor" ADD VALUE 'office';
ALTER TABLE "history" ADD CONSTRAINT "history_names_person"
  CHECK ("actor"::text <> 'office' OR "actor_name" IS NOT NULL) NOT VALID;
